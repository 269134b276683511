import { sql, type SQL } from 'drizzle-orm';
import type { components } from '../../schemas/generated/api';
import type { JsonSchema } from '../http/contract/contract';
import { problem } from '../http/errors/problem';
import { kindOf, type ValueKind } from '../resources/lists/typed-value';
import { visibleProperty, type ListScope } from '../resources/lists/visible-property';

type Asked = components['schemas']['QueryAggregates'][number];

/** Aggregate as SQL, with what its value means. */
export interface Aggregate extends Asked {
  expression: SQL;
  /** Converts the database's value to the contract's form. */
  read: (raw: unknown) => string | number | null;
  /** True if there is a value for each currency. */
  isMoney: boolean;
}

/** Decimals of an average; 2 for other formats. */
const averageScale: Readonly<Record<string, number>> = { weight: 3, 'unit-price': 4 };

/**
 * Binds an aggregate to its column. Throws 422 for an unknown attribute and for a function that its type does not have,
 * 403 for an attribute that needs a right.
 */
export function aggregateOf(asked: Asked, scope: ListScope): Aggregate {
  const { attribute, function: name } = asked;
  const property = visibleProperty(attribute, scope, 'msg_cunit_attribute_unknown');
  const column = scope.resource.columnOf(attribute, scope.language);
  const kind = kindOf(property);
  if (!fits(name, kind)) throw problem(422, 'msg_cunit_aggregate', attribute, name);
  const compared = kind === 'text' ? sql`${column} collate german` : sql`${column}`;
  const expressions: Readonly<Record<Asked['function'], SQL>> = {
    COUNT: sql`count(${column})`,
    SUM: sql`coalesce(sum(${column}), 0)`,
    // NUMERIC rounds halves away from zero, as the rule for money says.
    AVG: sql`round(avg(${column}::numeric), ${sql.raw(String(scaleOf(property)))})`,
    MIN: sql`min(${compared})`,
    MAX: sql`max(${compared})`,
  };
  const isCompared = name === 'MIN' || name === 'MAX';
  return {
    attribute,
    function: name,
    expression: expressions[name],
    read: (raw) => {
      if (raw === null) return null;
      return isCompared ? (column.mapFromDriverValue(raw) as string | number) : Number(raw);
    },
    isMoney: name !== 'COUNT' && property.format === 'money',
  };
}

function scaleOf({ format }: JsonSchema): number {
  return averageScale[format ?? ''] ?? 2;
}

function fits(name: Asked['function'], kind: ValueKind): boolean {
  if (name === 'COUNT') return true;
  if (name === 'SUM' || name === 'AVG') return kind === 'integer' || kind === 'decimal';
  return kind !== 'boolean';
}
