import { fullMatrix } from '../full-matrix';
import { resolved, type Schema, type WalkOperation } from './contract-document';
import { sampleValue } from './sample-value';
import type { WalkRequest } from './send-sample';
import type { Step } from './walker';

const long = 'ä'.repeat(70_000);

const textsForPaths = [
  'abc',
  '0',
  '-1',
  '1.5',
  '9007199254740993',
  'a\0b',
  "1' or '1'='1",
  '%',
  '../..',
];
const textsForQueries = [
  '',
  'a\0b',
  '-1',
  '1e9',
  "'; select 1 --",
  'ä'.repeat(6_000),
  '(((',
  '\\',
  '%',
];

const wholeBodies: unknown[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '5',
  '{"__proto__":{"x":1}}',
  `${'['.repeat(2_000)}${']'.repeat(2_000)}`,
  '{"walkUnknown":1}',
  '\uFEFF{}',
];

/** Values that hardly any property takes, and a few that one might. */
const values: unknown[] = [
  null,
  '',
  long,
  'a\0b',
  '\ud800',
  {},
  [],
  [[]],
  true,
  -1,
  0.123456789,
  1e300,
  Number.MAX_SAFE_INTEGER,
  '0000-00-00',
  "'; select 1 --",
];

/**
 * Returns every operation with everything malformed. Where a parameter names one of many lists, each list and each
 * fault comes at least once; in the audit every list with every fault.
 */
export function malformedSteps(steps: readonly Step[]): Step[] {
  return [...new Set(steps.map(({ operation }) => operation))].flatMap((operation) => {
    const all = steps
      .filter((step) => step.operation === operation)
      .map((step) =>
        malformedRequests(operation, step.request).map((request) => ({ ...step, request })),
      );
    if (fullMatrix) return all.flat();
    const faults = all[0]?.length ?? 0;
    return Array.from({ length: Math.max(all.length, faults) }, (_, index) => {
      const step = all[index % all.length]?.[index % faults];
      if (!step) throw new Error(`${operation.id}: not as many malformed requests to every list`);
      return step;
    });
  });
}

/** Requests that break what an operation expects of its path, its query or its body, one thing each. */
function malformedRequests(operation: WalkOperation, valid: WalkRequest): WalkRequest[] {
  return [...ofPath(operation, valid), ...ofQuery(operation, valid), ...ofBody(operation, valid)];
}

function ofPath({ parameters }: WalkOperation, valid: WalkRequest): WalkRequest[] {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .flatMap(({ name }) =>
      textsForPaths.map((text) => ({ ...valid, params: { ...valid.params, [name]: text } })),
    );
}

function ofQuery({ parameters }: WalkOperation, valid: WalkRequest): WalkRequest[] {
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const query = valid.query ?? {};
  return [
    { ...valid, query: { ...query, walkUnknown: '1' } },
    ...names.flatMap((name) => [
      { ...valid, query: { ...query, [name]: ['1', '1'] } },
      ...textsForQueries.map((text) => ({ ...valid, query: { ...query, [name]: text } })),
    ]),
  ];
}

function ofBody({ bodies }: WalkOperation, valid: WalkRequest): WalkRequest[] {
  if (Object.keys(bodies).length === 0) return [];
  const schema = bodies['application/json'];
  const whole = wholeBodies.map((body) => ({ ...valid, body }));
  if (!schema) return whole;
  return [...whole, ...brokenBodies(schema).map((body) => ({ ...valid, body }))];
}

/** Returns the sample with one property after the other replaced, each by two of the values in turn. */
function brokenBodies(schema: Schema): unknown[] {
  const sample = sampleValue(schema, 'required');
  const { properties = {} } = resolved(schema);
  if (typeof sample !== 'object' || sample === null) return [];
  const nested = Object.entries(properties).flatMap(([name, property]) => {
    const inner = resolved(property);
    return inner.properties ? brokenBodies(inner).map((body) => ({ ...sample, [name]: body })) : [];
  });
  const replaced = Object.keys(properties).flatMap((name, index) =>
    [0, 7].map((shift) => ({ ...sample, [name]: values[(index * 2 + shift) % values.length] })),
  );
  const without = Object.keys(sample).map((name) => ({ ...sample, [name]: undefined }));
  return [...replaced, ...nested, ...without];
}
