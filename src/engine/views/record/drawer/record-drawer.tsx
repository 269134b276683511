import { useEffect, useEffectEvent, type KeyboardEvent } from 'react';
import { recordPath } from '../../../screens/record-path';
import { Drawer } from '../../../../ui/drawer';
import { DialogsInside } from '../../../../ui/modal';
import { keys } from '../../../../ui/commands/keys';
import { isKey } from '../../../../ui/commands/pressed-key';
import { useEngine } from '../../../application/context';
import { useCloseGuard } from '../../../editing/guard/use-close-guard';
import { withFieldEditing } from '../../../editing/load-editing';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import { sectionsOf } from '../../../screens/sections-of';
import type { RecordDrawerProps } from '../../lookup/drawer-host';
import { ColleagueAlert } from '../alerts/colleague-alert';
import { RecordBody, RecordDialogs } from '../record-body';
import { RecordContext } from '../record-context';
import { RecordSections } from '../record-sections';
import { RecordStates } from '../record-states';
import { useRecordView } from '../use-record-view';
import { DrawerButtons } from './drawer-buttons';
import classes from './record-drawer.module.css';

/**
 * Record in a drawer, with its own forms, session, lock and draft; the page's address stays. Closing asks before input
 * is lost.
 */
export const RecordDrawer = withFieldEditing(function RecordDrawer({
  place,
  id,
  preset,
  onCreated,
  onClose,
}: RecordDrawerProps) {
  const { definition } = place;
  const engine = useEngine();
  const labels = useScreenLabels();
  const isNew = id === 'new';
  const view = useRecordView({
    place,
    id,
    // Apart from the draft of the page for new records.
    draftPath: isNew
      ? [place.path, ...Object.values(place.params), 'new#drawer'].join('/')
      : recordPath(place.path, id),
    onCreated,
  });
  const { values, title, session, state, editing, saving, form, area } = view;

  const start = useEffectEvent(() => {
    if (isNew) session.edit(preset ?? {});
  });
  // Once: a new record is edited from the start.
  useEffect(() => start(), []);

  const guard = useCloseGuard(session.isDirty, () => {
    session.cancel();
    onClose();
  });
  const cancel = () => {
    if (isNew) guard.close();
    else if (session.isDirty()) guard.ask(session.cancel);
    else session.cancel();
  };
  const close = () => {
    if (saving || state.state === 'conflict') return;
    if (guard.asking) guard.stay();
    else guard.close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // The page beneath has keys of its own, which mean its own record.
    event.stopPropagation();
    // So has what opened over it.
    const of = (event.target as Element).closest('dialog');
    if (of !== null && of !== area.current?.closest('dialog')) return;
    const saves = isKey(event, keys.save);
    if (event.defaultPrevented || !(saves || (!editing && isKey(event, keys.edit)))) return;
    event.preventDefault();
    if (!saves) view.edit?.();
    else if (editing) view.save();
  };

  const sections = sectionsOf(place, values, engine);
  const record = {
    ...{ ...view, parent: undefined, embedded: undefined, isHeaded: false, cancel },
    goTo: (name: string) => form.current?.focusField(name),
  };
  return (
    <RecordContext value={record}>
      <div className={classes.root} onKeyDown={onKeyDown}>
        <Drawer title={title} onClose={close} footer={<DrawerButtons guard={guard} />}>
          <DialogsInside value>
            <div
              ref={area}
              className={classes.content}
              role="group"
              aria-label={title}
              // Nothing in a record that is read takes the focus: without this the keyboard could not scroll it.
              tabIndex={editing ? undefined : 0}
            >
              <RecordBody news={view.colleague && <ColleagueAlert {...view.colleague} />}>
                {values ? (
                  <RecordSections sections={sections} />
                ) : (
                  !isNew && (
                    <RecordStates
                      query={view.query}
                      place={place}
                      sections={sections}
                      back={{ label: labels.title(definition), to: place.path }}
                    />
                  )
                )}
              </RecordBody>
            </div>
            <RecordDialogs />
          </DialogsInside>
        </Drawer>
      </div>
    </RecordContext>
  );
});
