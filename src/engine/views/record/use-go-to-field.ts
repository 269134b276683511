import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { TabDefinition } from '../../define/definition';
import type { FieldErrors, FormHandle } from '../../editing/form-handle';
import type { TabType } from '../../screens/tab-type';
import type { EditSession } from '../../editing/model/edit-session';
import { cellPlace } from '../../editing/model/cell-name';
import type { RowTable } from '../../screens/row-table';

interface Options {
  path: string;
  tabs: readonly TabDefinition[];
  typeOf: (tab: TabDefinition) => TabType;
  tables: readonly RowTable[];
  current: string;
  form: RefObject<FormHandle | null>;
  session: EditSession;
  errors: FieldErrors;
}

interface GoToField {
  goTo: (name: string) => void;
  /** Finds the tab that has a field or a cell. */
  tabOf: (name: string) => TabDefinition | undefined;
  /** Name of the field or cell that takes the focus once its tab is there, in a table once its rows are. */
  wanted: RefObject<string | undefined>;
}

/** Leads to fields. A refused save goes by itself to the first field to correct, when that is on another tab. */
export function useGoToField(options: Options): GoToField {
  const { path, tabs, typeOf, tables, current, form, session, errors } = options;
  const navigate = useNavigate();
  const wanted = useRef<string>(undefined);
  const tabOf = (name: string) => {
    const [outermost = name] = name.split('.');
    const ofRows = cellPlace(name)?.table ?? name;
    const table = tables.find((one) => one.name === ofRows);
    return tabs.find((tab) =>
      table
        ? tab.name === table.tab.name
        : typeOf(tab)
            .sections?.(tab)
            .some(({ fields }) => fields.includes(name) || fields.includes(outermost)),
    );
  };

  const goTo = (field: string) => {
    const tab = tabOf(field);
    const opened = openedTab(path, current);
    if (!tab || tab.name === current) form.current?.focusField(field);
    if (!tab || (tab.name === current && opened === current)) return;
    wanted.current = field;
    if (tab.name !== opened) void navigate(`${path}/${tab.name}`, { replace: true });
  };

  const focusesItself = tabs.some((tab) => tab.name === current && typeOf(tab).focusesItself);
  const takeWanted = useEffectEvent(() => {
    const field = wanted.current;
    // A tab that was opened before may be drawn in between.
    if (field === undefined || tabOf(field)?.name !== current) return;
    form.current?.focusField(field);
    wanted.current = undefined;
  });
  const { key } = useLocation();
  useEffect(() => {
    if (!focusesItself) takeWanted();
  }, [key, current, focusesItself]);

  const { state } = session;
  // Only the refusal moves the focus, not what changes later.
  const goToWrong = useEffectEvent(() => {
    const wrong = Object.keys(errors).filter(
      (name) => (errors[name]?.length ?? 0) > 0 && tabOf(name),
    );
    const opened = openedTab(path, current);
    const first = wrong.find((name) => tabOf(name)?.name === opened) ?? wrong[0];
    // The form that is shown goes to its own.
    const isShown = opened === current && first !== undefined && tabOf(first)?.name === current;
    if (first !== undefined && !isShown) goTo(first);
  });
  useEffect(() => {
    if (state === 'invalid') goToWrong();
  }, [state]);
  return { goTo, tabOf, wanted };
}

/** Returns the tab that was opened last; until it is drawn the page shows the one before. */
function openedTab(path: string, current: string): string {
  const { pathname } = window.location;
  return pathname.startsWith(`${path}/`)
    ? (pathname.slice(path.length + 1).split('/')[0] ?? current)
    : current;
}
