import type { JsonSchema } from '../../../schemas/contract/document';
import { actionTypeOf } from '../../../src/engine/screens/action-type';
import { completeScreen } from '../../../src/engine/define/complete-screen';
import type { WrittenScreen } from '../../../src/engine/define/define-screen';
import type { AnyDefinition } from '../../../src/engine/define/definition';
import {
  columnFields,
  silentFields,
  viewFields,
  type NamedFields,
  type NamingScope,
} from '../../../src/engine/define/named-fields';
import { keyFigures } from '../../../src/engine/screens/key-figures';
import { tabTypeOf } from '../../../src/engine/screens/tab-type';
import { orRather } from '../../nearest-name';
import type { RegisteredTypes } from '../../registered-types';
import type { Mistake } from './mistake';
import { rowPathMistakes } from './row-path-mistakes';

/** What a screen's file says, and the definition in it. */
export interface ScreenSource {
  file: string;
  text: string;
  definition: WrittenScreen;
}

/** The contract that screens are about, and the types of their tabs and actions. */
export interface ScreenContract {
  types: RegisteredTypes;
  schemas: Readonly<Record<string, JsonSchema>>;
  tables: NamingScope['tables'];
}

/**
 * Fields and schemas that screens show and the contract does not have, with the nearest that it has: the compiler finds
 * them as well; this says them in a sentence, all at once. And paths of rows that nothing fills, which it cannot see.
 */
export function screenMistakes(
  screens: readonly ScreenSource[],
  contract: ScreenContract,
): Mistake[] {
  const ofPaths = rowPathMistakes(
    screens.flatMap(({ definition }) => completed(definition, contract) ?? []),
    contract.types,
  );
  return screens.flatMap((screen) => [
    ...mistakesOf(screen, contract),
    ...ofPaths
      .filter((mistake) => mistake.screen === screen.definition.name)
      .map(({ path, text }) => ({
        file: screen.file,
        line: lineNaming(screen.text, path),
        text,
      })),
  ]);
}

/** A screen as the page has it; undefined where it is wrong in itself, which is said of it elsewhere. */
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
  const say = (name: string, sentence: string) => {
    if (said.has(sentence)) return;
    said.add(sentence);
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
      if (name in (properties ?? {})) continue;
      const nearest = orRather(name, Object.keys(properties ?? {}));
      say(name, `${as} names «${name}», no property of ${schema}${nearest}`);
    }
  };

  let parts: NamedFields[];
  try {
    sumsOfPages(definition, contract).forEach(({ path, sentence }) => say(path, sentence));
    parts = namedIn(definition, contract);
  } catch (error) {
    // What a definition is made of is the compiler's to say; this is about names.
    return [{ file, line: 1, text: error instanceof Error ? error.message : String(error) }];
  }
  // What its records lack is lacked by everything in it.
  const [own] = parts;
  if (own?.schema !== undefined && !(own.schema in schemas)) check(own);
  else parts.forEach(check);
  return mistakes;
}

/** Figures of calls that answer pages: the first page's sum would be a wrong one, and nobody else can add them up. */
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

/** The fields that a screen names: in its list first, then in its tabs and actions, as their types say. */
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
  const ofTabs = screen.tabs.flatMap((tab) => tabTypeOf(types, tab).fields?.(tab, scope) ?? []);
  if (screen.schema === undefined) return ofTabs;
  const { schema, columns, order, title = [], summary = {}, views = [], actions } = screen;
  return [
    ...columnFields(schema, columns),
    silentFields('order', schema, order),
    silentFields('title', schema, title),
    silentFields('summary', schema, Object.values(summary).flat()),
    silentFields(
      'figures',
      schema,
      keyFigures(screen).map(({ field }) => field),
    ),
    ...views.flatMap((view) => viewFields(schema, view)),
    ...ofTabs,
    ...actions.flatMap((action) => actionTypeOf(types, action).fields?.(action, scope) ?? []),
  ];
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
export function lineNaming(text: string, name: string): number {
  const spelt = [`'${name}'`, `"${name}"`, `'-${name}'`, `"-${name}"`];
  const at = text.split('\n').findIndex((line) => spelt.some((one) => line.includes(one)));
  return Math.max(0, at) + 1;
}
