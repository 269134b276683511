import { operationAt, resolved, type WalkOperation } from '../walk/contract-document';
import type { WalkRequest } from '../walk/send-sample';
import type { HostileBody } from './bodies';
import { rowProperties } from './row-properties';

/** Conditions, values and items that a computed query may have (schemas/api/queries.yaml, server/queries/predicate.ts). */
const MOST_CONDITIONS = 200;
const MOST_VALUES = 5_000;

const many = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));

/** Computed queries that ask the database for as much as one may. */
export function hostileQueries(
  { bodies }: WalkOperation,
  { named = {} }: WalkRequest,
): HostileBody[] {
  const schema = bodies['application/json'];
  const isQuery = schema && resolved(schema).properties?.additionalPredicate !== undefined;
  const list = operationAt('GET', `/${Object.values(named).join('/')}`);
  const { all, text, figures } = rowProperties(list);
  const [first] = text;
  const [figure] = figures;
  if (!isQuery || first === undefined || figure === undefined) return [];

  const contains = (at: number) => ({
    attribute: text[at % text.length],
    operator: '~',
    value: `walk${at}`,
  });
  const oneOf = (attribute: string, value: readonly unknown[]) => ({
    attribute,
    operator: 'in',
    value,
  });
  const nested = (levels: number, inner: object): object =>
    levels === 0 ? inner : { op: 'NOT', items: [nested(levels - 1, inner)] };
  const shapes: Record<string, () => object> = {
    'every row': () => ({ pageable: { limit: 0 }, returnTotal: true }),
    'the most rows that are asked for': () => ({ pageable: { limit: 5_000 } }),
    'as many conditions as may be': () => ({
      additionalPredicate: { op: 'OR', items: many(MOST_CONDITIONS, contains) },
    }),
    'as many values as may be': () => ({
      additionalPredicate: {
        op: 'OR',
        items: [0, 1].map(() =>
          oneOf(
            figure,
            many(MOST_VALUES, (at) => at),
          ),
        ),
      },
    }),
    'as many texts as may be': () => ({
      additionalPredicate: oneOf(
        first,
        many(MOST_VALUES, (at) => `${'ä'.repeat(80)}${at}`),
      ),
    }),
    'as many figures as may be, each of three hundred digits': () => ({
      additionalPredicate: oneOf(
        figure,
        many(MOST_VALUES, () => 1.1e300),
      ),
    }),
    'variables that stand for many values each': () => ({
      additionalPredicate: oneOf(
        figure,
        many(MOST_VALUES, () => ':WALK'),
      ),
      variableSubstitutionList: {
        variableSubstitutions: [{ name: 'WALK', value: many(MOST_VALUES, (at) => at) }],
      },
    }),
    'more conditions than may be': () => ({
      additionalPredicate: { op: 'AND', items: many(4_000, contains) },
    }),
    'conditions as deep as may be': () => ({
      additionalPredicate: nested(9, { op: 'AND', items: many(MOST_CONDITIONS, contains) }),
    }),
    'groups of groups': () => ({
      grouping: all.slice(0, 3).map((attribute) => ({ attribute })),
      aggregates: figures.slice(0, 20).map((attribute) => ({ attribute, function: 'SUM' })),
    }),
    'every order': () => ({
      pageable: { sortOrders: text.slice(0, 10).map((attribute) => ({ attribute })), limit: 5_000 },
    }),
  };
  return Object.entries(shapes).map(([shape, make]) => ({
    shape: `query: ${shape}`,
    where: list?.path ?? '',
    json: () => JSON.stringify(make()),
  }));
}
