import type { AnyDefinition } from '../../src/engine/define/definition';
import { completeScreen } from '../../src/engine/define/complete-screen';
import { tabTypeOf } from '../../src/engine/screens/tab-type';
import type { ScreenSource } from '../mistakes/screen-contract';
import { lineNaming, namedIn } from '../mistakes/screen-mistakes';
import type { RegisteredTypes } from '../application/registered-types';
import type { BuiltContract } from '../built-contract';
import { pathDrifts, schemaDrifts, sentAsWhole } from './compare-contracts';
import type { Drift, ScreenDrift, Verdict } from './drift';
import { indirectFields } from './indirect-fields';
import { keptViews } from './kept-views';
import { staleLabels, type LabelSource } from './stale-labels';

/**
 * Judges what the change of a contract means for each screen. A difference counts where a screen names the field, its
 * schema or the path; what is new counts where no screen shows it.
 */
export function driftVerdict(
  before: BuiltContract,
  after: BuiltContract,
  screens: readonly ScreenSource[],
  types: RegisteredTypes,
  labels: readonly LabelSource[] = [],
): Verdict {
  const uses = screens.map((source) => useOf(source, before, types));
  const shown = new Set(
    uses.flatMap(({ fields }) =>
      [...fields].flatMap(([schema, names]) => [...names].map((name) => `${schema}.${name}`)),
    ),
  );
  const ofScreens = uses.flatMap((use) => screenDrifts(use, before, after, shown));
  const drifts = [...ofScreens, ...staleLabels(ofScreens, labels)];
  const named = (wanted: (name: string) => boolean) =>
    screens.map(({ definition }) => definition.name).filter(wanted);
  const isHit = (name: string, of: readonly ScreenDrift[]) => of.some((one) => one.screen === name);
  const breaking = named((name) =>
    isHit(
      name,
      drifts.filter(({ breaks }) => breaks),
    ),
  );
  return {
    drifts,
    breaking,
    affected: named((name) => isHit(name, drifts) && !breaking.includes(name)),
    unchanged: named((name) => !isHit(name, drifts)),
  };
}

/** Use that a screen makes of a contract. */
interface ScreenUse {
  source: ScreenSource;
  /** Fields by schema. */
  fields: ReadonlyMap<string, ReadonlySet<string>>;
  /** Schemas of what it sends: its own, those of rows in tables, of what actions and questions ask for. */
  sent: ReadonlySet<string | undefined>;
  paths: readonly string[];
}

function useOf(
  source: ScreenSource,
  { schemas, tables }: BuiltContract,
  types: RegisteredTypes,
): ScreenUse {
  const fields = new Map<string, Set<string>>();
  const { definition } = source;
  const add = (schema: string | undefined, names: Iterable<string>) => {
    if (schema !== undefined)
      fields.set(schema, new Set([...(fields.get(schema) ?? []), ...names]));
  };
  add(definition.schema, []);
  for (const { schema, names } of namedIn(definition, { schemas, tables, types }))
    add(schema, names);
  const has = (schema: string, name: string) => name in (schemas[schema]?.properties ?? {});
  for (const [schema, names] of indirectFields(definition, has)) add(schema, names);
  const screen = completeScreen(definition, types.tabTypes);
  const sent = new Set([
    definition.schema,
    ...sentAsWhole(tables),
    ...screen.tabs.map((tab) => tabTypeOf(types, tab).rows?.(tab)?.schema),
  ]);
  return { source, fields, sent, paths: [...pathsIn(screen)] };
}

/** Finds every path that a definition names, by itself or behind a method. */
function pathsIn(node: AnyDefinition | unknown, found = new Set<string>()): Set<string> {
  if (typeof node === 'string') {
    const path = /^(?:[A-Z]+ )?(\/\S*)$/.exec(node)?.[1];
    if (path !== undefined) found.add(path);
  } else if (typeof node === 'object' && node !== null) {
    for (const value of Object.values(node)) pathsIn(value, found);
  }
  return found;
}

function screenDrifts(
  { source, fields, sent, paths }: ScreenUse,
  before: BuiltContract,
  after: BuiltContract,
  shown: ReadonlySet<string>,
): ScreenDrift[] {
  const { file, text, definition } = source;
  const placed = (drift: Drift, name: string): ScreenDrift => ({
    ...drift,
    screen: definition.name,
    file,
    line: lineNaming(text, name),
  });
  const ofFields = [...fields].flatMap(([schema, names]) => {
    const isMain = schema === definition.schema;
    return schemaDrifts(schema, before, after).flatMap((drift) => {
      const [top = ''] = (drift.field ?? '').split('.');
      const isUsed = names.has(top);
      if (drift.kind === 'schema-gone') return [placed(drift, schema)];
      if (drift.kind === 'newly-required' && sent.has(schema)) {
        const missing = isUsed ? '' : ', and no form of this screen shows it';
        return [
          placed(
            { ...drift, breaks: !isUsed, text: `${drift.text}${missing}` },
            isUsed ? top : schema,
          ),
        ];
      }
      if (drift.kind === 'field-new') {
        if (!isMain || shown.has(`${schema}.${top}`)) return [];
        return [placed({ ...drift, text: `${drift.text} and shown nowhere` }, schema)];
      }
      return [
        ...(isUsed ? [placed(drift, top)] : []),
        // Users may show and filter by any field of a list.
        ...keptViews(definition, drift).map((one) => placed(one, isUsed ? top : schema)),
      ];
    });
  });
  const ofPaths = paths.flatMap((path) =>
    pathDrifts(path, before, after).map((drift) => placed(drift, path)),
  );
  return [...ofFields, ...ofPaths];
}
