import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { OpenApiDocument } from '../../../schemas/contract/document';
import { contractTables } from '../../../schemas/contract/tables';
import { readScreens } from '../../../compiler/mistakes/read-screens';
import { builtContract } from '../../../compiler/built-contract';
import { driftVerdict } from '../../../compiler/drift/verdict';
import { registeredTypes } from '../../../compiler/application/registered-types';
import { fullMatrix } from '../../support/full-matrix';
import { batchesOf } from '../../support/mutations/batches';
import { typeChecker } from '../../support/mutations/check-types';
import { mutationsOf, type Mutation } from '../../support/mutations/contract-mutations';

/** Kontor's own screens, and those of the playground, which have every type of field, tab and action. */
const applications = { kontor: '.', playground: 'tests/fixtures/gadgets/page' };

/** Of each application, when not all are tried. */
const CHOSEN = 25;

describe.each(Object.entries(applications))('a changed contract of %s', (name, folder) => {
  test(
    'is noticed in every field, value, bound and operation that a screen uses',
    { timeout: 3_600_000 },
    async () => {
      const original = JSON.parse(
        readFileSync(resolve(folder, 'schemas/generated/openapi.json'), 'utf8'),
      ) as OpenApiDocument;
      const contract = builtContract(original);
      const types = await registeredTypes(resolve(folder, 'screens'));
      const screens = await readScreens(resolve(folder, 'screens'));
      const all = screens.flatMap((screen) => mutationsOf(screen, contract, types));
      expect(all.length).toBeGreaterThan(1_000);
      const tried = fullMatrix ? all : seeded(all);

      // Nothing is left to compile of a contract that is refused.
      const refused = new Set<Mutation>();
      const reported = new Set(
        tried.filter((one) => {
          const { screen, names, apply } = one;
          const changed = structuredClone(original);
          apply(changed);
          const after = builtOrRefused(changed);
          // A contract that contradicts itself is refused as a whole, in words that name the place.
          if (typeof after === 'string') {
            refused.add(one);
            return after.includes(names);
          }
          const { drifts } = driftVerdict(contract, after, screens, types);
          return drifts.some((drift) => drift.screen === screen && drift.text.includes(names));
        }),
      );
      // The compiler takes seconds: asked of all in the audit, otherwise only of what nobody has noticed.
      const unsettled = tried.filter(
        (one) => !refused.has(one) && (fullMatrix || !reported.has(one)),
      );
      const compiled = await compiledOf(folder, original, unsettled);
      if (fullMatrix) writeTable(name, tried, { compiled, reported });

      const missed = tried.filter((one) => !reported.has(one) && !compiled.has(one));
      expect(missed.map(({ screen, of, what }) => `${screen}: ${of}: ${what}`)).toEqual([]);
    },
  );
});

/** Builds a contract as a refresh does, which begins with its tables; the reason where it refuses. */
function builtOrRefused(document: OpenApiDocument): ReturnType<typeof builtContract> | string {
  try {
    contractTables(document);
    return builtContract(document);
  } catch (error) {
    return (error as Error).message;
  }
}

/** The same in every run, from all over. */
function seeded(all: readonly Mutation[]): Mutation[] {
  return Array.from({ length: CHOSEN }, (_, at) => all[(at * 7919) % all.length] as Mutation);
}

/** Those that the compiler notices in a file of screens. */
async function compiledOf(
  folder: string,
  original: OpenApiDocument,
  mutations: readonly Mutation[],
): Promise<Set<Mutation>> {
  const noticed = new Set<Mutation>();
  if (mutations.length === 0) return noticed;
  const check = typeChecker(resolve(folder), original);
  for (const { changes, all } of batchesOf(mutations)) {
    const changed = structuredClone(original);
    for (const { apply } of changes.values()) apply(changed);
    const mistakes = await check(changed);
    for (const mutation of mistakes ? all : []) {
      const says = new RegExp(`(?<![\\w/])${mutation.names.replace(/[{}/.]/g, '\\$&')}(?![\\w/])`);
      if (
        mistakes?.some(
          ({ file, text }) => resolve(folder, file) === resolve(mutation.file) && says.test(text),
        )
      )
        noticed.add(mutation);
    }
  }
  return noticed;
}

/** Kinds of changes, and who noticed how many of each: for docs/figures.md. */
function writeTable(
  name: string,
  tried: readonly Mutation[],
  { compiled, reported }: Record<'compiled' | 'reported', ReadonlySet<Mutation>>,
): void {
  const kinds = [...new Set(tried.map(({ kind }) => kind))].map((kind) => {
    const own = tried.filter((one) => one.kind === kind);
    const of = (set: ReadonlySet<Mutation>) => own.filter((one) => set.has(one)).length;
    return { kind, changes: own.length, compiled: of(compiled), reported: of(reported) };
  });
  mkdirSync('test-results', { recursive: true });
  writeFileSync(`test-results/mutations-${name}.json`, `${JSON.stringify(kinds, null, 2)}\n`);
}
