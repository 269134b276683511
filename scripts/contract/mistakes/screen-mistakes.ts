import type { JsonSchema } from '../../../schemas/contract/document';
import type { ContractTables } from '../../../schemas/contract/tables';
import { orRather } from '../../nearest-name';
import type { Mistake } from './mistake';

type Node = Readonly<Record<string, unknown>>;

/** What a screen's file says, and the definition in it. */
export interface ScreenSource {
  file: string;
  text: string;
  definition: object;
}

/** The contract that screens are about. */
export interface ScreenContract {
  schemas: Readonly<Record<string, JsonSchema>>;
  tables: Pick<ContractTables, 'answers' | 'bodies' | 'queries' | 'rows'>;
}

/** Members of a definition that name fields of the schema around them. */
const fieldLists = ['columns', 'fields', 'order', 'totals', 'title', 'shows', 'detail'];

/**
 * Fields and schemas that screens show and the contract does not have, with the nearest that it has. The compiler
 * finds them as well; this says them in a sentence, all at once.
 */
export function screenMistakes(
  screens: readonly ScreenSource[],
  contract: ScreenContract,
): Mistake[] {
  return screens.flatMap((screen) => mistakesOf(screen, contract));
}

function mistakesOf({ file, text, definition }: ScreenSource, contract: ScreenContract): Mistake[] {
  const { schemas, tables } = contract;
  const mistakes: Mistake[] = [];
  const say = (name: string, sentence: string) =>
    mistakes.push({ file, line: lineNaming(text, name), text: sentence });

  const fields = (names: unknown, schema: string | undefined, what: string) => {
    const properties = schema === undefined ? undefined : propertiesOf(schemas, schema);
    if (!properties) return;
    for (const entry of [names ?? []].flat() as (string | { field?: unknown })[]) {
      const name = String(typeof entry === 'object' ? entry.field : entry).replace(/^-/, '');
      if (name in properties) continue;
      const nearest = orRather(name, Object.keys(properties));
      say(name, `${what} names «${name}», no property of ${schema}${nearest}`);
    }
  };

  const visit = (node: unknown, outer: string | undefined): void => {
    if (Array.isArray(node)) {
      for (const item of node) visit(item, outer);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const part = node as Node;
    let schema = outer;
    if (typeof part.schema === 'string') {
      schema = part.schema;
      if (!(schema in schemas)) {
        say(schema, `there is no schema «${schema}»${orRather(schema, Object.keys(schemas))}`);
        return;
      }
    } else if (part.type === 'table' && typeof part.property === 'string') {
      schema = tables.rows[`${outer ?? ''}.${part.property}`];
    }
    const call = typeof part.call === 'string' ? part.call : undefined;
    for (const [key, value] of Object.entries(part)) {
      if (key === 'rows' && call !== undefined) {
        const { property, columns } = value as { property: string; columns: unknown };
        fields(columns, tables.rows[`${tables.answers[call] ?? ''}.${property}`], key);
      } else if (!fieldLists.includes(key)) {
        visit(value, schema);
      } else {
        fields(value, schemaFor(key, call, part, schema, tables), key);
        // What stands behind a column has columns of its own.
        for (const column of [value].flat())
          if (typeof column === 'object') visit(column, undefined);
      }
    }
  };
  visit(definition, undefined);
  return mistakes;
}

/** Whose fields a member names: of the records, or of what a call asks for and answers. */
function schemaFor(
  key: string,
  call: string | undefined,
  { type }: Node,
  schema: string | undefined,
  { answers, bodies, queries }: ScreenContract['tables'],
): string | undefined {
  if (call === undefined) return schema;
  if (type === 'ask') return key === 'shows' ? answers[call] : queries[call];
  return bodies[call];
}

/** The properties of a schema, those of its input too: forms also show what is only ever sent. */
function propertiesOf(
  schemas: ScreenContract['schemas'],
  name: string,
): Readonly<Record<string, unknown>> | undefined {
  const { properties, allOf } = schemas[name] ?? {};
  if (!properties || allOf) return undefined;
  return { ...properties, ...schemas[`${name}Input`]?.properties };
}

/** The first line that says a name. */
function lineNaming(text: string, name: string): number {
  const spelt = [`'${name}'`, `"${name}"`, `'-${name}'`, `"-${name}"`];
  const at = text.split('\n').findIndex((line) => spelt.some((one) => line.includes(one)));
  return Math.max(0, at) + 1;
}
