import type {
  AnyDefinition,
  AskActionDefinition,
  FiguresDefinition,
  ListTabDefinition,
  PageDefinition,
  PageTabDefinition,
  ScannerTabDefinition,
  ScreenDefinition,
  TabDefinition,
  TableTabDefinition,
} from '../../../src/engine/define/definition';
import { oneKeys, schemaKeys, screenKeys, titleKeys } from '../../../src/engine/labels/label-keys';
import { listedValues, type House } from './house';

/** A label that something needs. */
export interface NeededLabel {
  /** Where it may stand, as the page looks for it. */
  keys: readonly string[];
  /** Where it belongs when it stands nowhere. */
  place: string;
  /** What needs it. */
  by: string;
  /** Schema of the entity in whose file it stands when its own schema has none. */
  owner?: string;
}

type Label = Omit<NeededLabel, 'by' | 'owner'>;

/** Every label that screens, marks of fields and records in words need. */
export function neededLabels(house: House): NeededLabel[] {
  return [
    ...house.screens.flatMap(({ file, definition }) =>
      ofScreen(definition, house).map((label) => ({
        ...label,
        by: file,
        ...(definition.schema !== undefined && { owner: definition.schema }),
      })),
    ),
    ...house.fields.flatMap(({ file, definition: { schema, fields } }) =>
      Object.entries(fields).flatMap(([name, { mark }]) =>
        Object.keys(mark?.tones ?? {}).map((value) => ({
          ...ofSchema(schema, `values.${name}.${value}`),
          by: file,
        })),
      ),
    ),
    // In refusals, locks, history.
    ...Object.keys(house.tables.codes).flatMap((schema) =>
      ['one', 'other'].map((number) => ({
        ...namesOf(schema, number),
        by: `the contract's x-table of ${schema}`,
      })),
    ),
  ];
}

function ofScreen(screen: AnyDefinition, house: House): Label[] {
  return [
    { keys: titleKeys(screen), place: placeOf(screen, screen.schema ? 'other' : 'title') },
    ...(screen.group ? [{ keys: [`common:groups.${screen.group}`] }].map(alone) : []),
    ...(screen.schema === undefined ? ofPage(screen, house) : ofEntity(screen, house)),
  ];
}

function ofEntity(screen: ScreenDefinition, house: House): Label[] {
  const { schema, tabs, actions, insteadOfRemoval } = screen;
  return [
    { keys: oneKeys(screen), place: placeOf(screen, 'one') },
    ...(insteadOfRemoval ? [part(screen, 'insteadOfRemoval')] : []),
    // Columns can be chosen among all fields, and a history names any.
    ...ofFields(schema, Object.keys(house.schemas.get(schema) ?? {}), house),
    ...tabs.flatMap((tab) => [
      ...(tab.type === 'screen' ? [] : [part(screen, `tabs.${tab.name}`)]),
      ...ofTab(screen, tab, house),
    ]),
    ...actions.flatMap((action) => [
      part(screen, `actions.${action.name}`),
      ...(action.type === 'dialog'
        ? ofFields(house.tables.bodies[action.call], action.fields, house)
        : []),
      ...(action.type === 'ask' ? ofQuestion(action, house) : []),
    ]),
  ];
}

function ofPage(page: PageDefinition, house: House): Label[] {
  const { tabs } = page;
  return tabs.flatMap((tab) => [
    ...(tabs.length > 1 ? [part(page, `tabs.${tab.name}`)] : []),
    ...ofTab(page, tab, house),
  ]);
}

function ofTab(
  screen: AnyDefinition,
  tab: TabDefinition | PageTabDefinition,
  house: House,
): Label[] {
  switch (tab.type) {
    case 'form':
      return tab.sections.map(({ name }) => part(screen, `sections.${name}`));
    case 'table':
      return ofFields(rowSchema(screen, tab, house), namesIn(tab), house);
    case 'list':
      return ofList(tab, house);
    case 'tiers':
      return [ofSchema(tab.schema, `fields.${tab.group}`)];
    case 'charts':
    case 'cards':
      return ofFigures(tab);
    case 'scanner':
      return ofScanner(screen, tab, house);
    case 'screen':
    case 'files':
    case 'gallery':
      return [];
  }
}

/** The columns of rows, what their figures are made of, and what their call asks for besides the record. */
function ofList({ schema, list, columns, by }: ListTabDefinition, house: House): Label[] {
  const asks = house.tables.queries[`GET ${list}`];
  const asked = Object.keys(house.schemas.get(asks ?? '') ?? {}).filter((name) => name !== by);
  return [
    ...ofFields(schema, namesIn({ columns }), house),
    ...ofFields(asks, asked, house),
    ...columns.flatMap(({ behind }) =>
      behind ? ofFields(behind.schema, namesIn(behind), house) : [],
    ),
  ];
}

/** What charts and cards are called, and what the bars of a chart are. */
function ofFigures(tab: FiguresDefinition): Label[] {
  if (tab.type === 'cards')
    return tab.cards.map(({ name }) => ofSchema(tab.schema, `cards.${name}`));
  return tab.charts.flatMap(({ name, schema, group }) => [
    ofSchema(schema, `charts.${name}`),
    ...(group === undefined ? [] : [ofSchema(schema, `fields.${group}`)]),
  ]);
}

function ofScanner(screen: AnyDefinition, { codes }: ScannerTabDefinition, house: House): Label[] {
  return [
    part(screen, 'notFound'),
    part(screen, 'notFoundHint'),
    ...codes.flatMap(({ schema, title, fields, rows }) => [
      namesOf(schema, 'one'),
      ...ofFields(schema, [...(title ?? house.tables.titles[schema] ?? []), ...fields], house),
      ...rows.flatMap((of) => [
        part(screen, `rows.${of.name}`),
        ...ofFields(of.schema, namesIn(of), house),
      ]),
    ]),
  ];
}

/** What a question asks for, and what its answer shows. */
function ofQuestion({ call, fields, shows, rows }: AskActionDefinition, house: House): Label[] {
  const answer = house.tables.answers[call];
  const within = rows && house.tables.rows[`${answer ?? ''}.${rows.property}`];
  return [
    ...ofFields(house.tables.queries[call], fields, house),
    ...ofFields(answer, [...shows, ...(rows ? [rows.property] : [])], house),
    ...ofFields(within, rows?.columns ?? [], house),
  ];
}

/** Labels of fields and of what they may hold; none of no schema. */
function ofFields(schema: string | undefined, names: readonly string[], house: House): Label[] {
  if (schema === undefined) return [];
  const properties = house.schemas.get(schema) ?? {};
  return names.flatMap((name) => [
    ofSchema(schema, `fields.${name}`),
    ...listedValues(properties[name]).map((value) => ofSchema(schema, `values.${name}.${value}`)),
  ]);
}

/** Schema of a table's rows. */
function rowSchema(screen: AnyDefinition, tab: TableTabDefinition, { tables }: House) {
  return tab.schema ?? tables.rows[`${screen.schema ?? ''}.${tab.property ?? ''}`];
}

function namesIn({ columns }: Pick<TableTabDefinition, 'columns'>): string[] {
  return columns.map(({ field }) => field);
}

function ofSchema(schema: string, path: string): Label {
  return { keys: schemaKeys(schema, path), place: `entities:${schema}.${path}` };
}

function namesOf(schema: string, number: string): Label {
  return alone({ keys: [`entities:${schema}.${number}`] });
}

function part(screen: AnyDefinition, path: string): Label {
  return { keys: screenKeys(screen, path), place: placeOf(screen, path) };
}

function alone({ keys }: { keys: readonly string[] }): Label {
  return { keys, place: keys[0] ?? '' };
}

/** A screen's labels belong to its entity. */
function placeOf({ name, schema }: AnyDefinition, path: string): string {
  return schema === undefined ? `screens:${name}.${path}` : `entities:${schema}.${path}`;
}
