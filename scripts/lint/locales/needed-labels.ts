import type {
  AnyDefinition,
  PageDefinition,
  ScreenDefinition,
  TabDefinition,
} from '../../../src/engine/define/definition';
import type { NamedFields, NamedLabel, NamingScope } from '../../../src/engine/define/named-fields';
import {
  embeddedKeys,
  oneKeys,
  schemaKeys,
  screenKeys,
  titleKeys,
} from '../../../src/engine/labels/label-keys';
import { actionNamesOf, tabNamesOf } from '../../../src/engine/screens/names-of-types';
import { tabTypeOf } from '../../../src/engine/screens/tab-type';
import { listedValues, type House, type Property } from './house';

/** Label that something needs. */
export interface NeededLabel {
  /** Keys under which it may stand, as the page looks for it. */
  keys: readonly string[];
  /** Place where it belongs when it stands nowhere. */
  place: string;
  /** Name of what needs it. */
  by: string;
  /** Schema of the entity in whose file it stands when its own schema has none. */
  owner?: string;
}

type Label = Omit<NeededLabel, 'by' | 'owner'>;

/** Lists every label that screens, marks of fields and records in words need. */
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
    // In the question about a deletion.
    ...Object.entries(house.tables.parts).flatMap(([of, parts]) =>
      parts.flatMap(({ schema }) =>
        ['one', 'other'].map((number) => ({
          ...namesOf(schema, number),
          by: `what is removed with a record of ${of}`,
        })),
      ),
    ),
    // Where they keep a record that they refer to from being removed.
    ...[...new Set(pagedSchemas(house))]
      .filter((schema) => refers(house.schemas.get(schema)))
      .flatMap((schema) =>
        ['one', 'other'].map((number) => ({
          ...namesOf(schema, number),
          by: `the contract's x-ref in ${schema}`,
        })),
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

/**
 * Lists the schemas of lists that are answered page by page: others are computed, and refer to nothing that they would
 * keep.
 */
const pagedSchemas = ({ tables: { lists, whole } }: House) =>
  Object.entries(lists).flatMap(([path, schema]) => (whole.includes(path) ? [] : [schema]));

const refers = (properties: Readonly<Record<string, Property>> = {}) =>
  Object.values(properties).some((property) => property['x-ref'] !== undefined);

function ofScreen(screen: AnyDefinition, house: House): Label[] {
  return [
    { keys: titleKeys(screen), place: placeOf(screen, screen.schema ? 'other' : 'title') },
    ...(house.explains ? [part(screen, 'help.about')] : []),
    ...(screen.group ? [{ keys: [`common:groups.${screen.group}`] }].map(alone) : []),
    ...(screen.area ? [{ keys: [`common:areas.${screen.area}`] }].map(alone) : []),
    ...(screen.schema === undefined ? ofPage(screen, house) : ofEntity(screen, house)),
  ];
}

function ofEntity(screen: ScreenDefinition, house: House): Label[] {
  const {
    schema,
    tabs,
    actions,
    insteadOfRemoval,
    warnings = {},
    tones = {},
    views = [],
    home,
    create,
    explains,
  } = screen;
  const scope = scopeOf(screen, house);
  return [
    { keys: oneKeys(screen), place: placeOf(screen, 'one') },
    ...(insteadOfRemoval ? [part(screen, 'insteadOfRemoval')] : []),
    ...Object.keys(warnings).map((name) => part(screen, `warnings.${name}`)),
    ...Object.keys(tones).map((name) => part(screen, `tones.${name}`)),
    ...views.map(({ name }) => part(screen, `views.${name}`)),
    ...Object.keys(explains?.values ?? {}).map((value) => part(screen, `explains.${value}`)),
    ...(create?.presets ?? []).map(({ name }) => part(screen, `presets.${name}`)),
    ...(home?.figures ? [part(screen, 'nothingDue')] : []),
    // Columns can be chosen among all fields, and a history names any.
    ...ofFields(schema, Object.keys(house.schemas.get(schema) ?? {}), house),
    ...tabs.flatMap((tab) => [ofTabName(screen, tab, house), ...ofTab(screen, tab, house)]),
    ...actions.flatMap((action) => [
      part(screen, `actions.${action.name}`),
      ...(action.confirmNames ? [part(screen, `confirm.${action.name}`)] : []),
      ...('afterwards' in action ? [part(screen, `afterwards.${action.name}`)] : []),
      ...('says' in action && action.says !== undefined
        ? listedValues(house.schemas.get(schema)?.[action.says]).flatMap((value) =>
            ['says', 'done'].map((kind) => part(screen, `${kind}.${action.name}.${value}`)),
          )
        : []),
      ...ofNamed(actionNamesOf(house.types, action).fields?.(action, scope) ?? [], house),
      ...(actionNamesOf(house.types, action).labels?.(action) ?? []).map((label) =>
        named(screen, label),
      ),
    ]),
  ];
}

/**
 * Returns the label of a tab's name: an embedded screen has a title of its own, which a label of the tab may replace.
 */
function ofTabName(screen: ScreenDefinition, tab: TabDefinition, house: House): Label {
  const embeds = tabTypeOf(house.types, tab).embeds?.(tab);
  if (!embeds) return part(screen, `tabs.${tab.name}`);
  const below = house.screens.find(({ definition }) => definition.name === embeds.screen);
  const embedded = below?.definition ?? { name: embeds.screen };
  const keys = embeddedKeys(screen, tab.name, embedded);
  return { keys, place: placeOf(screen, `tabs.${tab.name}`) };
}

function ofPage(page: PageDefinition, house: House): Label[] {
  const { tabs } = page;
  return tabs.flatMap((tab) => [
    ...(tabs.length > 1 ? [part(page, `tabs.${tab.name}`)] : []),
    ...ofTab(page, tab, house),
  ]);
}

/** Returns the labels that a type of tab says one of its tabs needs. */
function ofTab(screen: AnyDefinition, tab: TabDefinition, house: House): Label[] {
  const names = tabNamesOf(house.types, tab);
  const scope = scopeOf(screen, house);
  return [
    ...(names.labels?.(tab, scope) ?? []).map((label) => named(screen, label)),
    ...ofNamed(names.fields?.(tab, scope) ?? [], house),
  ];
}

function named(screen: AnyDefinition, label: NamedLabel): Label {
  if ('part' in label) return part(screen, label.part);
  return 'recordOf' in label ? namesOf(label.recordOf, 'one') : ofSchema(label.schema, label.path);
}

function ofNamed(named: readonly NamedFields[], house: House): Label[] {
  return named.flatMap(({ schema, names, isSilent }) =>
    isSilent ? [] : ofFields(schema, names, house),
  );
}

function scopeOf(screen: AnyDefinition, { tables, schemas }: House): NamingScope {
  return {
    screen,
    tables,
    fieldsOf: (schema) => Object.keys(schemas.get(schema ?? '') ?? {}),
  };
}

/** Returns the labels of fields and of what they may hold; none without a schema. */
function ofFields(schema: string | undefined, names: readonly string[], house: House): Label[] {
  if (schema === undefined) return [];
  const properties = house.schemas.get(schema) ?? {};
  return names.flatMap((name) => [
    ofSchema(schema, `fields.${name}`),
    ...listedValues(properties[name]).map((value) => ofSchema(schema, `values.${name}.${value}`)),
  ]);
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

/** Returns the place of a screen's labels, which belong to its entity. */
function placeOf({ name, schema }: AnyDefinition, path: string): string {
  return schema === undefined ? `screens:${name}.${path}` : `entities:${schema}.${path}`;
}
