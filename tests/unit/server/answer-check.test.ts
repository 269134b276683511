import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { createAnswerCheck } from '../../../server/http/operations/answer-check';
import type { Answer } from '../../../server/http/operations/call';
import { readContract } from '../../../server/http/contract/contract';
import { createCompiler } from '../../../server/http/validation/validator';

const contract = readContract();
const operation = contract.operations.find(({ id }) => id === 'readPreference')!;
const check = (strict: boolean) => {
  const compile = createCompiler(contract, { strip: !strict });
  const run = createAnswerCheck(operation, compile, { strict });
  const log = { error: vi.fn() };
  return {
    log,
    run: (answer: Answer) => run(answer, log as unknown as FastifyBaseLogger),
  };
};
const good = () => ({ result: { name: 'x', wert: null } });

describe('answers are checked against the contract', () => {
  test('in development and tests what breaks it is an error', () => {
    const { run } = check(true);
    expect(() => run({ status: 200, body: good() })).not.toThrow();
    expect(() => run({ status: 200, body: { result: { name: 'x' } } })).toThrow(/wert/);
    expect(() => run({ status: 200, body: { ...good(), secret: 1 } })).toThrow(/secret/);
    expect(() => run({ status: 418, body: good() })).toThrow(/418/);
  });

  test('in production undeclared properties are taken out, the rest is logged and sent', () => {
    const { run, log } = check(false);
    const more = { result: { ...good().result, secret: 1 }, other: 2 };
    run({ status: 200, body: more });
    expect(more).toEqual(good());
    expect(log.error).not.toHaveBeenCalled();
    run({ status: 200, body: { result: { name: 7, wert: null } } });
    expect(log.error).toHaveBeenCalledWith(expect.stringContaining('readPreference'));
  });
});
