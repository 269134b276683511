import { completeScreen } from '../../src/engine/define/complete-screen';
import type { WrittenScreen } from '../../src/engine/define/define-screen';
import type { AnyDefinition, RecordRules } from '../../src/engine/define/definition';
import {
  columnFields,
  silentFields,
  termFields,
  viewFields,
  type NamedFields,
  type NamingScope,
} from '../../src/engine/define/named-fields';
import { termsOf } from '../../src/engine/define/rule-terms';
import { keyFigures } from '../../src/engine/screens/key-figures';
import { actionNamesOf, tabNamesOf } from '../../src/engine/screens/names-of-types';
import { tabTypeOf } from '../../src/engine/screens/tab-type';
import { orRather } from '../nearest-name';
import { definitionMistakes } from './definition-mistakes';
import { homeMistakes } from './home-mistakes';
import { inPlaceMistakes } from './in-place-mistakes';
import { gatheredMistakes, treeMistakes } from './gathered-mistakes';
import { periodMistakes, scheduleFields, timeFields } from './period-mistakes';
import { limitMistakes } from './limit-mistakes';
import { parameterMistakes } from './parameter-mistakes';
import { placeMistakes } from './place-mistakes';
import type { Mistake } from './mistake';
import { rowPathMistakes } from './row-path-mistakes';
import { scanMistakes } from './scan-mistakes';
import type { ScreenContract, ScreenSource } from './screen-contract';

/**
 * Finds all that is wrong in definitions, each in a sentence with the nearest that is right: types, icons and names in
 * a definition; fields and schemas that it shows and the contract does not have, which the compiler finds as well;
 * where screens stand and which paths nothing fills, which it cannot see.
 */
export function screenMistakes(
  screens: readonly ScreenSource[],
  contract: ScreenContract,
): Mistake[] {
  const whole = screens.flatMap(({ definition }) => completed(definition, contract) ?? []);
  const ofPlaces = [
    ...rowPathMistakes(whole, contract.types),
    ...placeMistakes(whole, contract.types, (schema) => propertiesOf(contract.schemas, schema)),
    ...limitMistakes(whole, contract),
    ...gatheredMistakes(whole, contract),
    ...treeMistakes(whole, contract),
    ...periodMistakes(whole, contract),
  ];
  return screens.flatMap((screen) => {
    // A field that the contract does not have is not filled or filtered either.
    const told = new Set(parameterMistakes(screen.definition, contract).map(({ name }) => name));
    return [
      ...mistakesOf(screen, contract),
      ...ofPlaces
        .filter(({ screen: name, path }) => name === screen.definition.name && !told.has(path))
        .map(({ path, text }) => ({
          file: screen.file,
          line: lineNaming(screen.text, path),
          text,
        })),
    ];
  });
}

/** Completes a screen as the page has it; undefined where it is wrong in itself, which is reported elsewhere. */
function completed(written: WrittenScreen, { types }: ScreenContract): AnyDefinition | undefined {
  try {
    return completeScreen(written, types.tabTypes);
  } catch {
    return undefined;
  }
}

function mistakesOf({ file, text, definition }: ScreenSource, contract: ScreenContract): Mistake[] {
  const { schemas } = contract;
  const mistakes: Mistake[] = [];
  const said = new Set<string>();
  // The same misspelling in several places, or in numbered fields, is one mistake in the first of them.
  const say = (name: string, sentence: string, what = sentence) => {
    if (said.has(what)) return;
    said.add(what);
    mistakes.push({ file, line: lineNaming(text, name), text: sentence });
  };
  const check = ({ as, schema, names }: NamedFields) => {
    if (schema === undefined) return;
    if (!(schema in schemas)) {
      say(schema, `there is no schema «${schema}»${orRather(schema, Object.keys(schemas))}`);
      return;
    }
    const properties = propertiesOf(schemas, schema);
    for (const name of properties ? names : []) {
      if (name in (properties ?? {}) || ofParameters.some((told) => told.name === name)) continue;
      const nearest = orRather(name, Object.keys(properties ?? {}));
      say(
        name,
        `${as} names «${name}», no property of ${schema}${nearest}`,
        `${schema}.${name.replace(/\d+/g, '#')}`,
      );
    }
  };

  definitionMistakes(definition, contract.types).forEach(({ name, sentence }) =>
    say(name, sentence),
  );
  const ofParameters = parameterMistakes(definition, contract);
  ofParameters.forEach(({ name, sentence }) => say(name, sentence));
  let parts: NamedFields[];
  try {
    sumsOfPages(definition, contract).forEach(({ path, sentence }) => say(path, sentence));
    const whole = completeScreen(definition, contract.types.tabTypes);
    homeMistakes(whole, schemas).forEach(({ name, sentence }) => say(name, sentence));
    scanMistakes(whole, contract).forEach(({ name, sentence }) => say(name, sentence));
    inPlaceMistakes(whole, contract).forEach(({ name, sentence }) => say(name, sentence));
    parts = namedIn(definition, contract);
  } catch (error) {
    // It cannot be completed: the reason is reported already, or it lacks what the compiler asks for.
    if (mistakes.length === 0) say('', error instanceof Error ? error.message : String(error));
    return mistakes;
  }
  // A field missing in its records is missing in everything in it.
  const [own] = parts;
  if (own?.schema !== undefined && !(own.schema in schemas)) check(own);
  // Totals may have been filled in from members elsewhere, where it is better mended.
  else
    parts.toSorted((a, b) => Number(a.as === 'totals') - Number(b.as === 'totals')).forEach(check);
  return mistakes;
}

/** Finds figures of calls that answer pages: the first page's sum would be wrong, and nobody else can add them up. */
function sumsOfPages(
  written: WrittenScreen,
  { tables, types }: ScreenContract,
): { path: string; sentence: string }[] {
  return completeScreen(written, types.tabTypes).tabs.flatMap((tab) => {
    const figure = tabTypeOf(types, tab).figure?.(tab);
    if (!figure || tables.whole.includes(figure.list)) return [];
    const { list: path, reckon } = figure;
    if (!path.includes('{') && !reckon) return [];
    return {
      path,
      sentence:
        `figure of tab «${tab.name}» would add up the first page of ${path}: ` +
        'give it a call that answers all rows at once, or a list without parameters in its path',
    };
  });
}

/** Returns the fields that a screen names: in its list first, then in its tabs and actions, as their types say. */
export function namedIn(
  written: WrittenScreen,
  { schemas, tables, types }: ScreenContract,
): NamedFields[] {
  const screen = completeScreen(written, types.tabTypes);
  const scope: NamingScope = {
    screen,
    tables,
    fieldsOf: (schema) => Object.keys(schemas[schema ?? '']?.properties ?? {}),
  };
  const ofTabs = screen.tabs.flatMap((tab) => tabNamesOf(types, tab).fields?.(tab, scope) ?? []);
  if (screen.schema === undefined) return ofTabs;
  const { schema, columns, order, title = [], summary = {}, actions } = screen;
  const { warnings, tones, views = [], chain, create, explains, scans = [] } = screen;
  const { board, tree, calendar, schedule, inPlace } = screen;
  return [
    ...columnFields(schema, columns),
    silentFields('order', schema, order),
    silentFields('title', schema, title),
    silentFields('summary', schema, namesIn(Object.values(summary))),
    silentFields(
      'figures',
      schema,
      keyFigures(screen).map(({ field }) => field),
    ),
    silentFields('warnings', schema, ruleFields(warnings)),
    silentFields('tones', schema, ruleFields(tones)),
    ...views.flatMap((view) => viewFields(schema, view)),
    ...(chain ? [silentFields('chain', tables.lists[chain.before], chain.columns)] : []),
    silentFields('scans', schema, scans),
    silentFields('board', schema, board ? [board.field, ...(board.sum ? [board.sum] : [])] : []),
    silentFields('tree', schema, tree ? [tree.parent, ...(tree.count ? [tree.count] : [])] : []),
    silentFields('calendar', schema, calendar ? timeFields(calendar) : []),
    silentFields('schedule', schema, schedule ? scheduleFields(schedule) : []),
    silentFields('inPlace', schema, Array.isArray(inPlace) ? inPlace : []),
    silentFields('explains', schema, explains ? [explains.field] : []),
    silentFields('create', schema, [
      ...(create?.asks ?? []),
      ...Object.values(create?.query ?? {}),
      ...Object.keys(create?.offers ?? {}),
    ]),
    ...ofTabs,
    ...actions.flatMap((action) => actionNamesOf(types, action).fields?.(action, scope) ?? []),
  ];
}

/** Returns the fields that rules use in a filter. */
function ruleFields(rules: RecordRules = {}): readonly string[] {
  return termFields(Object.values(rules).flatMap((rule) => termsOf(rule)?.flat() ?? []));
}

/** Collects names in texts, lists and pairs of them. */
function namesIn(said: readonly (string | readonly string[] | Readonly<Record<string, string>>)[]) {
  return said.flatMap((one) =>
    typeof one === 'string' ? [one] : Array.isArray(one) ? one : Object.entries(one).flat(),
  ) as string[];
}

/** Returns the properties of a schema, those of its input too: forms also show what is only ever sent. */
function propertiesOf(
  schemas: ScreenContract['schemas'],
  name: string,
): Readonly<Record<string, unknown>> | undefined {
  const { properties, allOf } = schemas[name] ?? {};
  if (!properties || allOf) return undefined;
  return { ...properties, ...schemas[`${name}Input`]?.properties };
}

/** Finds the first line that has a name: as a text of its own, else in one, else as a member. */
export function lineNaming(text: string, name: string): number {
  const lines = text.split('\n');
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const spellings = [
    `['"]-?${escaped}['"]`,
    `['"]${escaped}\\W`,
    `(?<![\\w'"])${escaped}:`,
    `(?<![\\w'"])${escaped}\\b`,
  ];
  const at = spellings
    .map((spelling) => lines.findIndex((line) => name !== '' && new RegExp(spelling).test(line)))
    .find((index) => index >= 0);
  return (at ?? 0) + 1;
}
