import type { FastifyBaseLogger } from 'fastify';
import type { JsonSchema, Operation } from '../contract/contract';
import type { ValidateFunction } from '../validation/validator';
import type { Answer } from './call';

/**
 * Makes the check of an operation's answers. Strict (development, tests): an answer that breaks the contract is an
 * error. Otherwise undeclared properties are removed, and any other fault is logged and sent, so that old rows stay
 * readable.
 */
export function createAnswerCheck(
  operation: Operation,
  compile: (schema: JsonSchema) => ValidateFunction,
  { strict }: { strict: boolean },
): (answer: Answer, log: FastifyBaseLogger) => void {
  const validators = new Map(
    [...operation.answers].map(([status, schema]) => [status, schema && compile(schema)]),
  );
  return ({ status, body, content }, log) => {
    if (!validators.has(status)) {
      throw new Error(`${operation.id} answered ${status}, which the contract does not declare`);
    }
    if (content) {
      checkType(operation, status, content.type);
      if (body !== undefined) throw new Error(`${operation.id} answered ${status} with two bodies`);
      return;
    }
    const validate = validators.get(status);
    if (!validate) {
      if (body !== undefined) throw new Error(`${operation.id} answered ${status} with a body`);
      return;
    }
    if (validate(body)) return;
    const found = (validate.errors ?? [])
      .slice(0, 5)
      .map(
        ({ instancePath, message, params }) =>
          `${instancePath} ${message} ${JSON.stringify(params)}`,
      )
      .join('; ');
    const text = `${operation.id} answered what the contract does not allow: ${found}`;
    if (strict) throw new Error(text);
    log.error(text);
  };
}

/** Checks the type of a content, which programs produce, not old rows: a wrong one is an error in production too. */
function checkType(operation: Operation, status: number, type: string): void {
  const declared = operation.contents.get(status) ?? [];
  const media = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const allowed = declared.some((name) =>
    name.endsWith('/*') ? name === '*/*' || media.startsWith(name.slice(0, -1)) : name === media,
  );
  if (!allowed) {
    throw new Error(
      `${operation.id} answered ${status} as ${media}, the contract declares ${declared.join(', ') || 'no such content'}`,
    );
  }
}
