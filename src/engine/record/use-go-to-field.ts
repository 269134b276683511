import { useEffect, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TabDefinition } from '../define/definition';
import type { FieldErrors, RecordFormHandle } from '../form/record-form';
import type { EditSession } from './session/edit-session';

interface Options {
  /** The record's address. */
  path: string;
  tabs: readonly TabDefinition[];
  current: string;
  form: RefObject<RecordFormHandle | null>;
  session: EditSession;
  errors: FieldErrors;
}

/**
 * How to get to a field on whichever tab it stands. A save that was refused goes by itself where the
 * first field to correct is, when that is on another tab.
 */
export function useGoToField(options: Options): (field: string) => void {
  const { path, tabs, current, form, session, errors } = options;
  const navigate = useNavigate();
  const wanted = useRef<string>(undefined);
  const tabOf = (field: string) =>
    tabs.find(
      (tab) =>
        tab.type === 'form' && tab.sections.some((section) => section.fields.includes(field)),
    );

  const goTo = (field: string) => {
    const tab = tabOf(field);
    if (!tab || tab.name === current) {
      form.current?.focusField(field);
      return;
    }
    wanted.current = field;
    void navigate(`${path}/${tab.name}`, { replace: true });
  };

  useEffect(() => {
    if (wanted.current !== undefined) form.current?.focusField(wanted.current);
    wanted.current = undefined;
  }, [current, form]);

  const { state } = session;
  useEffect(() => {
    if (state !== 'invalid') return;
    const wrong = Object.keys(errors).filter(
      (name) => (errors[name]?.length ?? 0) > 0 && tabOf(name),
    );
    const isHere = wrong.some((name) => tabOf(name)?.name === current);
    if (wrong[0] !== undefined && !isHere) goTo(wrong[0]);
    // Only the refusal moves the focus, not what changes later.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [state]);
  return goTo;
}
