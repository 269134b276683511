import { expect, test } from 'vitest';
import { readContract } from '../../../server/http/contract/contract';
import { createCompiler } from '../../../server/http/validation/validator';

const contract = readContract();
const compile = createCompiler(contract, { defaults: true });

// The server compiles a schema when it is first needed: what cannot be compiled shows here.
test.each(Object.keys(contract.schemas))('%s can be compiled', (name) => {
  expect(() => compile({ $ref: `#/components/schemas/${name}` })({})).not.toThrow();
});

test.each(contract.operations)('every part of $id can be compiled', (operation) => {
  const { parameters, body, answers } = operation;
  const parts = [...parameters.map(({ schema }) => schema), body, ...answers.values()];
  for (const schema of parts) if (schema) expect(() => compile(schema)({})).not.toThrow();
});

test('errors are those of the last value', () => {
  const validate = compile({ type: 'integer' });
  expect([validate('x'), validate.errors?.[0]?.keyword]).toEqual([false, 'type']);
  expect([validate(1), validate.errors]).toEqual([true, null]);
});
