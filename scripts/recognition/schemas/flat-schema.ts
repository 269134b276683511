import type { JsonSchema, OpenApiDocument } from '../../../schemas/contract/document';
import { behind, schemaName } from '../document/references';
import { choiceOf, type Choice } from './choice';
import { withFittingDefault } from './default-value';
import { mergedSchemas } from './merge-schemas';
import { shownBy } from './shown-by';

/**
 * A schema without references and compositions: what its parts say stands in it, «this or null» is a type, `const` an
 * enumeration of one. Objects and lists in its properties keep their name (`x-of`) and what they are shown by
 * (`x-shown`) instead of their own properties, so that nothing is without end.
 */
export interface FlatSchema extends JsonSchema {
  properties?: Record<string, FlatSchema>;
  items?: FlatSchema;
  /** Of an object, or a list of such: the component's name. */
  'x-of'?: string;
  /** Of an object, or a list of such: the properties, from outside to inside, whose value stands for it. */
  'x-shown'?: string[];
  /** One of several kinds of records. */
  'x-choice'?: Choice;
}

/** Says where an object in a record is shown by something else than what reads like its title: `Schema.property` → path. */
export type ShownHelp = Readonly<Record<string, string>>;

/** Makes flat schemas of a document's, each once. */
export class FlatSchemas {
  readonly #flat = new Map<string, FlatSchema>();

  constructor(
    readonly document: OpenApiDocument,
    readonly shown: ShownHelp = {},
  ) {}

  /** A schema with its properties. */
  of(schema: JsonSchema | undefined): FlatSchema {
    if (schema === undefined) return {};
    const name = schemaName(schema);
    const known = name === undefined ? undefined : this.#flat.get(name);
    if (known) return known;
    const flat = this.#flattened(schema, name);
    if (name !== undefined) this.#flat.set(name, flat);
    return flat;
  }

  /** A schema as its own words and those of its parts say it, properties as they are written. */
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
            withOwnWords(this.#property(one, name, key), one),
          ]),
        ),
      }),
      ...(choice?.kinds && { 'x-choice': choice.kinds }),
    };
  }

  #property(property: JsonSchema, parent: string | undefined, key: string): FlatSchema {
    const merged = this.merged(property);
    const { items, properties, anyOf, oneOf, allOf: _all, not: _not, ...all } = merged;
    const { required: _required, ...rest } = all;
    const choices = anyOf ?? oneOf;
    const name = schemaName(property) ?? this.#componentOf(property);
    const help = this.shown[`${parent}.${key}`] ?? this.shown[name ?? ''];
    if (items || isOfType(merged, 'array')) {
      const list = {
        ...this.#value(rest),
        type: rest.type ?? 'array',
        items: this.#row(items, help),
      };
      return withFittingDefault(list);
    }
    if (properties ?? (isOfType(merged, 'object') || choices?.some(isObjectLike))) {
      const inside = properties ?? choiceOf(merged, this)?.properties ?? {};
      const shown = help?.split('.') ?? shownBy(inside, this);
      const type = rest.type ?? 'object';
      const object = { ...this.#value(rest), type, ...named(name) };
      return withFittingDefault({ ...object, ...(shown && { 'x-shown': shown }) });
    }
    const [first] = (choices ?? []).map((one) => this.merged(one));
    return withFittingDefault(this.#value({ ...first, ...rest }));
  }

  /** What stands in a list of a record's. */
  #row(items: JsonSchema | undefined, help: string | undefined): FlatSchema {
    if (!items) return {};
    const merged = this.merged(items);
    const name = schemaName(items) ?? this.#componentOf(items);
    if (!merged.properties && !isOfType(merged, 'object')) return this.#value(merged);
    const shown = help?.split('.') ?? shownBy(merged.properties ?? {}, this);
    return { type: 'object', ...named(name), ...(shown && { 'x-shown': shown }) };
  }

  /** The only component that a composition refers to: how 3.0 says something beside a reference. */
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

  /** `nullable` and «this or null» as a type among others. */
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

/** Whether a schema says that it is of a type. */
export function isOfType({ type }: JsonSchema, wanted: string): boolean {
  return [type].flat().includes(wanted);
}

/** What a component is called and said to be is not what the property is: only its own words count. */
function withOwnWords(flat: FlatSchema, { title, description }: JsonSchema): FlatSchema {
  const { title: _title, description: _description, ...rest } = flat;
  return {
    ...rest,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  };
}

function isObjectLike(schema: JsonSchema): boolean {
  return schema.$ref !== undefined || schema.properties !== undefined || isOfType(schema, 'object');
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

function named(name: string | undefined): { 'x-of'?: string } {
  return name === undefined ? {} : { 'x-of': name };
}
