import { createRandom } from '../../../server/demo/random';
import type { HostileRequest } from './hostile-requests';

/** Number of requests of the whole matrix, besides one to each operation. */
const MORE = 60;

/** Findings of a security reading: always in the sample. */
const findings: readonly [operation: string, shape: string, where: string][] = [
  ['renewLogin', 'one long key above many values', 'the body'],
  ['renewLogin', '"\u0301\u0316" as long as the room is', 'erneuerungToken'],
  ['renewLogin', 'one byte after the other', '{"x":"'],
  ['createFileOfAddress', '"." as long as the room is', 'dateiname'],
  ['runComputedQuery', 'distinct items', 'grouping'],
  ['runComputedQuery', 'distinct items', 'aggregates'],
  ['runComputedQuery', 'empty objects', 'adhocPreset.columns'],
  ['runComputedQuery', 'query: every row', '/verkauf/belege'],
  ['runComputedQuery', 'query: groups of groups', '/stammdaten/adressen'],
  ['runComputedQuery', 'query: variables that stand for many values each', '/system/benutzer'],
  ['createRole', 'distinct items', 'rechte'],
  ['createImage', 'heic: extents of an image', 'daten of a form'],
];

/**
 * Chooses the findings, one request to each operation and some more, the same for the same seed. Throws when a finding
 * is not there.
 */
export function sampleOf(requests: readonly HostileRequest[], seed: number): HostileRequest[] {
  const found = findings.map(([id, shape, where]) => {
    const request = requests.find(
      (one) => one.operation.id === id && one.shape === shape && one.where === where,
    );
    if (!request) throw new Error(`${id}: no request is «${shape}» at ${where}`);
    return request;
  });
  // Contents of megabytes take seconds each: only the audit sends them all.
  const quick = requests.filter(({ where }) => !where.startsWith('daten'));
  const random = createRandom(seed);
  const operations = [...new Set(quick.map(({ operation }) => operation))];
  const each = operations.map((own) =>
    random.pick(quick.filter(({ operation }) => operation === own)),
  );
  return [...found, ...each, ...Array.from({ length: MORE }, () => random.pick(quick))];
}
