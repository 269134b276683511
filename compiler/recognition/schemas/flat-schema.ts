import type { JsonSchema, OpenApiDocument } from '../../../schemas/contract/document';
import { behind, schemaName } from '../../document/references';
import { choiceOf, type Choice } from './choice';
import { withFittingDefault } from './default-value';
import { mergedSchemas } from './merge-schemas';
import { shownBy } from './shown-by';

/**
 * Schema without references and compositions: the words of its parts stand in it, «this or null» is a type, `const` an
 * enumeration of one. An object in a property keeps its name (`x-of`) and what it is shown by (`x-shown`); an object
 * within that one keeps only these, so that nothing is endless.
 */
export interface FlatSchema extends JsonSchema {
  properties?: Record<string, FlatSchema>;
  items?: FlatSchema;
  /** Name of the component, for an object or a list of such. */
  'x-of'?: string;
  /** Properties, from outside to inside, whose value stands for an object, or a list of such. */
  'x-shown'?: string[];
  /** Choice of one of several kinds of records. */
  'x-choice'?: Choice;
}

/**
 * Map of where an object in a record is shown by something other than what reads like its title: `Schema.property` →
 * path.
 */
export type ShownHelp = Readonly<Record<string, string>>;

/** Depth of objects in objects in a record that anybody looks at. */
const DEEPEST = 2;

/** Maker of a document's flat schemas, each once. */
export class FlatSchemas {
  readonly #flat = new Map<string, FlatSchema>();

  constructor(
    readonly document: OpenApiDocument,
    readonly shown: ShownHelp = {},
  ) {}

  /** Returns a schema with its properties. */
  of(schema: JsonSchema | undefined): FlatSchema {
    if (schema === undefined) return {};
    const name = schemaName(schema);
    const known = name === undefined ? undefined : this.#flat.get(name);
    if (known) return known;
    const flat = this.#flattened(schema, name);
    if (name !== undefined) this.#flat.set(name, flat);
    return flat;
  }

  /** Merges the words of a schema and those of its parts, with properties as they are written. */
  merged(schema: JsonSchema, seen: ReadonlySet<string> = new Set()): JsonSchema {
    const name = schemaName(schema);
    if (name !== undefined && seen.has(name)) return {};
    const above = name === undefined ? seen : new Set([...seen, name]);
    const { allOf, ...own } = behind(this.document, schema);
    const parts = (Array.isArray(allOf) ? allOf : []).map((part) => this.merged(part, above));
    return this.#withoutNull(mergedSchemas([...parts, own]), above);
  }

  #flattened(schema: JsonSchema, name: string | undefined): FlatSchema {
    const merged = this.merged(schema);
    const choice = choiceOf(merged, this);
    const { anyOf: _any, oneOf: _one, discriminator: _by, properties, ...rest } = merged;
    const all = choice ? { ...properties, ...choice.properties } : properties;
    const required = choice?.required ?? rest.required;
    const isObject = all !== undefined || isOfType(merged, 'object');
    return {
      ...this.#value(rest),
      ...(isObject && { type: rest.type ?? 'object' }),
      ...(required && { required }),
      ...(all && {
        properties: Object.fromEntries(
          Object.entries(all).map(([key, one]) => [
            key,
            withOwnWords(this.#property(one, this.shown[`${name}.${key}`]?.split('.'), 0), one),
          ]),
        ),
      }),
      ...(choice?.kinds && { 'x-choice': choice.kinds }),
    };
  }

  /** Flattens a property; `way` is what the configuration has stand for it; `depth` counts the objects it is in. */
  #property(property: JsonSchema, way: readonly string[] | undefined, depth: number): FlatSchema {
    const merged = this.merged(property);
    const { items, properties: _own, anyOf, oneOf, required, ...rest } = merged;
    const name = schemaName(property) ?? this.#componentOf(property);
    const own = way ?? this.shown[name ?? '']?.split('.');
    if (items || isOfType(merged, 'array')) {
      const item = items ? this.#property(items, own, depth) : {};
      return withFittingDefault({ ...this.#value(rest), type: rest.type ?? 'array', items: item });
    }
    const inside = this.#insideOf(merged);
    if (!inside) {
      const [first] = (anyOf ?? oneOf ?? []).map((one) => this.merged(one));
      return withFittingDefault(this.#value({ ...first, ...rest }));
    }
    const shown = own ?? shownBy(inside, this);
    const [first, ...further] = shown ?? [];
    const kept = Object.entries(inside).filter(([key]) => depth === 0 || key === first);
    const parts = depth > DEEPEST ? [] : kept;
    return withFittingDefault({
      ...this.#value(rest),
      type: rest.type ?? 'object',
      ...(name !== undefined && { 'x-of': name }),
      ...(shown && { 'x-shown': [...shown] }),
      ...(depth === 0 && required && { required }),
      ...(parts.length > 0 && {
        properties: Object.fromEntries(
          parts.map(([key, one]) => {
            const rest = key === first && further.length > 0 ? further : undefined;
            return [key, withOwnWords(this.#property(one, rest, depth + 1), one)];
          }),
        ),
      }),
    });
  }

  /** Returns the properties of an object, of one kind or of several; undefined where a schema is a single value. */
  #insideOf(merged: JsonSchema): Record<string, JsonSchema> | undefined {
    const choices = (merged.anyOf ?? merged.oneOf ?? []).map((one) => this.merged(one));
    const object = choices.find(({ properties }) => properties);
    if (merged.properties) return merged.properties;
    if (object) return choiceOf(merged, this)?.properties ?? object.properties;
    return isOfType(merged, 'object') ? {} : undefined;
  }

  /** Returns the only component that a composition refers to: how 3.0 adds something beside a reference. */
  #componentOf({ allOf, anyOf, oneOf }: JsonSchema): string | undefined {
    const parts = [...(allOf ?? []), ...(anyOf ?? []), ...(oneOf ?? [])].filter(({ $ref }) => $ref);
    return parts.length === 1 ? schemaName(parts[0]) : undefined;
  }

  #value({ const: only, ...schema }: JsonSchema): FlatSchema {
    const {
      allOf: _all,
      anyOf: _any,
      oneOf: _one,
      properties: _own,
      items: _rows,
      ...rest
    } = schema;
    return (only === undefined ? rest : { ...rest, enum: [only] }) as FlatSchema;
  }

  /** Removes `nullable` and «this or null» as a type among others. */
  #withoutNull(schema: JsonSchema, seen: ReadonlySet<string>): JsonSchema {
    const { nullable, ...rest } = schema;
    const key = (['anyOf', 'oneOf'] as const).find((one) => Array.isArray(rest[one]));
    const choices = key && rest[key];
    const values = choices?.filter((one) => !isNull(behind(this.document, one)));
    const isNullable = nullable === true || (choices && values && values.length < choices.length);
    if (!key || !values) return isNullable ? withNull(rest) : rest;
    const { [key]: _choices, ...plain } = rest;
    const [only] = values;
    const single = values.length === 1 && only ? this.merged(only, seen) : undefined;
    const found = single ? mergedSchemas([single, plain]) : { ...plain, [key]: values };
    return isNullable ? withNull(found) : found;
  }
}

/** Tells whether a schema says that it is of a type. */
export function isOfType({ type }: JsonSchema, wanted: string): boolean {
  return [type].flat().includes(wanted);
}

/** Keeps only a property's own words: the title and description of the component are not the property's. */
function withOwnWords(flat: FlatSchema, { title, description }: JsonSchema): FlatSchema {
  const { title: _title, description: _description, ...rest } = flat;
  return {
    ...rest,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  };
}

function isNull(schema: JsonSchema): boolean {
  const { type, enum: values } = schema;
  return type === 'null' || (values?.length === 1 && values[0] === null);
}

function withNull(schema: JsonSchema): JsonSchema {
  const types = [schema.type ?? []].flat();
  return {
    ...schema,
    ...(types.length > 0 && { type: [...new Set([...types, 'null'])] }),
    ...(schema.enum && { enum: [...new Set([...schema.enum, null])] }),
  };
}
