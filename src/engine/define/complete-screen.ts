import type { WrittenScreen } from './define-screen';
import type {
  AnyDefinition,
  AnyTab,
  ColumnDefinition,
  ColumnOptions,
  DrillDownDefinition,
  RecordRules,
  ViewDefinition,
} from './definition';
import { termsOf } from './rule-terms.ts';

type Completing = Readonly<Record<string, { complete?(tab: AnyTab): AnyTab }>>;

interface Written extends WrittenScreen {
  standalone?: boolean;
  api: { list: string; record: string; create?: string | false };
  columns: readonly AnyColumn[];
  order?: readonly string[];
  tabs: readonly AnyTab[];
  actions?: readonly object[];
  query?: string;
  views?: readonly ViewDefinition[];
  warnings?: RecordRules;
}

/**
 * Fills in what can be derived: columns as objects, `create`, order, a view for each warning that is a filter, and what
 * each tab's type derives.
 * @throws for a tab's type that is not registered, no tabs, or two tabs of one name.
 */
export function completeScreen(written: WrittenScreen, tabTypes: object): AnyDefinition {
  const screen = written as Written;
  const tabs = screen.tabs.map((tab) => completeTab(screen.name, tab, tabTypes as Completing));
  refuseTabs(screen.name, tabs);
  const standalone = screen.standalone ?? true;
  if (screen.schema === undefined)
    return { ...screen, standalone, tabs } as unknown as AnyDefinition;
  const columns = completeColumns(screen.columns);
  return {
    ...screen,
    standalone,
    api: { ...screen.api, create: createdAt(screen.api) },
    columns,
    order: screen.order ?? columns.slice(0, 1).map((column) => column.field),
    // Views are computed queries.
    ...(screen.query !== undefined && { views: completeViews(screen) }),
    tabs,
    actions: screen.actions ?? [],
    // Predicates take the typed record; the engine passes whatever the server answered for that schema.
  } as unknown as AnyDefinition;
}

/**
 * Returns where records are created; no path at all, which nobody has a right to, where another screen creates them.
 */
function createdAt({ create, list }: Written['api']): string {
  return create === false ? '' : (create ?? list);
}

/** Completes the views; one that is named like a warning adds the rest, e.g. its order. */
function completeViews({ views = [], warnings = {} }: Written): ViewDefinition[] {
  const warned = Object.entries(warnings).flatMap(([name, warning]) => {
    const filter = termsOf(warning);
    return filter ? [{ name, filter }] : [];
  });
  const ofWarning = (name: string) => warned.find((view) => view.name === name);
  return [
    ...views.map((view) => ({ ...ofWarning(view.name), ...view })),
    ...warned.filter(({ name }) => !views.some((view) => view.name === name)),
  ];
}

function completeTab(screen: string, tab: AnyTab, tabTypes: Completing): AnyTab {
  const type = tabTypes[tab.type];
  if (!type) throw new Error(`screen ${screen}: there is no type of tab «${tab.type}»`);
  return type.complete?.(tab) ?? tab;
}

function refuseTabs(screen: string, tabs: readonly AnyTab[]): void {
  const repeated = tabs.find(
    (tab, index) => tabs.findIndex((other) => other.name === tab.name) < index,
  );
  if (tabs.length === 0) throw new Error(`screen ${screen}: give it at least one tab`);
  if (repeated) throw new Error(`screen ${screen}: two tabs are named «${repeated.name}»`);
}

/** Column in any written form; a mere name has nothing of its own. */
type AnyColumn = string | (ColumnOptions & { drillDown?: AnyBehind });

type AnyBehind = Omit<DrillDownDefinition, 'columns'> & { columns: readonly AnyColumn[] };

/** Completes columns, those behind a figure too. */
export function completeColumns(columns: readonly AnyColumn[]): ColumnDefinition[] {
  return columns.map((column) => {
    if (typeof column === 'string') return { field: column };
    const { drillDown, ...plain } = column;
    return drillDown
      ? { ...plain, drillDown: { ...drillDown, columns: completeColumns(drillDown.columns) } }
      : plain;
  });
}
