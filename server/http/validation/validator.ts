import Ajv2020, { type ErrorObject } from 'ajv/dist/2020';
import { withOwnFormats } from '../../../schemas/rules/format-checks';
import type { Contract, JsonSchema } from '../contract/contract';

export type { ErrorObject };

/** Tells whether a value fulfils a schema; `errors` are those of the last value. */
export interface ValidateFunction {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null | undefined;
}

interface Options {
  /** True to fill in the contract's defaults (requests). */
  defaults?: boolean;
  /** True to remove what the schema does not declare instead of refusing it. */
  strip?: boolean;
}

/**
 * Makes checks by schemas of the contract. Objects are closed: a property that is not declared is an error (or, with
 * `strip`, removed). Nothing is coerced. Each schema is compiled when it is first used: all of them together would take
 * half of a server's start.
 */
export function createCompiler(
  contract: Contract,
  { defaults = false, strip = false }: Options,
): (schema: JsonSchema) => ValidateFunction {
  let ajv: Ajv2020 | undefined;
  const withSchemas = () => {
    ajv = new Ajv2020({
      allErrors: true,
      strict: false,
      // 0.3 is a multiple of 0.1, whatever binary fractions say.
      multipleOfPrecision: 6,
      verbose: true,
      useDefaults: defaults,
      removeAdditional: strip,
      formats: withOwnFormats(contract.formats),
    });
    for (const [name, schema] of Object.entries(contract.schemas)) {
      ajv.addSchema(closed(localRefs(schema)), name);
    }
    return ajv;
  };
  return (schema) => {
    let compiled: ValidateFunction | undefined;
    const validate: ValidateFunction = (value) => {
      compiled ??= (ajv ?? withSchemas()).compile(closed(localRefs(schema)));
      const isValid = compiled(value);
      validate.errors = compiled.errors;
      return isValid;
    };
    return validate;
  };
}

function localRefs(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"')) as JsonSchema;
}

/** Closes a schema: declared properties only, and whole numbers only as far as JSON carries them exactly. */
function closed(schema: JsonSchema): JsonSchema {
  const result: JsonSchema = { ...schema };
  if (schema.properties) {
    result.additionalProperties ??= false;
    result.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, closed(property)]),
    );
  }
  if (schema.items) result.items = closed(schema.items);
  if (schema.anyOf) result.anyOf = schema.anyOf.map(closed);
  if ([schema.type].flat().includes('integer')) {
    result.maximum ??= Number.MAX_SAFE_INTEGER;
    result.minimum ??= Number.MIN_SAFE_INTEGER;
  }
  return result;
}
