import { withMantine } from '../../../../ui/with-mantine';
import { withFieldEditing } from '../../../editing/load-editing';
import { MantineThemeProvider } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../../ui/drawer';
import { useEngine } from '../../../application/context';
import type { AnyRecord } from '../../../define/definition';
import { ReadSections } from '../../form/read-sections';
import type { FormHandle } from '../../../editing/form-handle';
import { RecordForm } from '../../form/record-form';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import { useRecordTitle } from '../../../data/titles/use-record-title';
import { tabTypeOf } from '../../../screens/tab-type';
import { HistoryDrawer } from '../history/history-drawer';
import { HistoryProvider } from '../../form/history-context';
import { useRecordHistory } from '../history/use-record-history';
import { ConflictDialog } from '../conflict-dialog';
import { TakenOverAlert } from '../alerts/taken-over-alert';
import { DraftAlert } from '../alerts/draft-alert';
import { useDraft } from '../../../editing/draft/use-draft';
import { ColleagueAlert } from '../alerts/colleague-alert';
import { recordQuery } from '../../../data/record-query';
import { RemarkDialog } from '../remark-dialog';
import { isEditable, recordRights } from '../../../screens/record-rights';
import { RecordStates } from '../record-states';
import { SessionAlert } from '../alerts/session-alert';
import { useFormErrors } from '../../../editing/validation/use-form-errors';
import { useRecordSession } from '../../../editing/session/use-record-session';
import { useValueLabel } from '../table/use-value-label';
import { useFocusOnEdit } from '../use-focus-on-edit';
import { useHoldInput } from '../use-hold-input';
import { DrawerButtons } from './drawer-buttons';
import type { RecordDrawerProps } from '../../lookup/drawer-host';
import classes from './record-drawer.module.css';
import { useCloseGuard } from '../../../editing/guard/use-close-guard';

/** Dialogs of a record stand in its drawer: beneath the browser's top layer nobody could reach them. */
const inPlace = { components: { Modal: { defaultProps: { withinPortal: false } } } };

/**
 * A record beside what one is working on: read, changed or created with its own forms, edit session,
 * lock and draft. The address of the page stays. Closing asks before input is lost.
 */
export const RecordDrawer = withMantine(
  withFieldEditing(function RecordDrawer({
    place,
    id,
    preset,
    onCreated,
    onClose,
  }: RecordDrawerProps) {
    const { definition, fields } = place;
    const engine = useEngine();
    const { i18n } = useTranslation();
    const labels = useScreenLabels();
    const form = useRef<FormHandle>(null);
    const isNew = id === 'new';
    const query = useQuery({
      ...recordQuery(place, isNew ? 0 : id, i18n.language),
      enabled: !isNew,
    });
    const titleOf = useRecordTitle(place);
    const record = useRecordSession({ place, id, form, onCreated });
    // What is created beside another record is not what the page for new ones was left with.
    const draft = useDraft(isNew ? `${place.path}/new#drawer` : `${place.path}/${id}`, record);
    const { session } = record;
    const editing = session.state !== 'reading';
    const saving = session.state === 'saving';
    const rights = recordRights(place, query.data, engine);
    const errors = useFormErrors(session, fields, place.tables);
    const labelOf = useValueLabel(place, editing ? session.values : (query.data ?? {}));
    const [started, setStarted] = useState(false);
    const history = useRecordHistory(definition.schema, isNew);

    const { edit } = record;
    // Once: a new record is edited from the start.
    const start = useEffectEvent(() => {
      if (isNew) edit(preset ?? {});
      setStarted(true);
    });
    useEffect(() => start(), []);
    const { area, editButton } = useFocusOnEdit(editing, isNew);
    useHoldInput(area, isNew && saving);

    const guard = useCloseGuard(record.isDirty, () => {
      record.cancel();
      onClose();
    });
    const cancel = () => {
      if (isNew) guard.close();
      else if (record.isDirty()) guard.ask(record.cancel);
      else record.cancel();
    };
    const save = () => void record.save();
    const startEditing = rights.change && query.data ? () => edit(query.data) : undefined;

    const onKeyDown = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
      // The page beneath has keys of its own, which mean its own record.
      event.stopPropagation();
      // What has opened over it has keys of its own too.
      const of = (event.target as Element).closest('dialog');
      if (of !== null && of !== area.current?.closest('dialog')) return;
      if (event.defaultPrevented || !(isSave || (event.key === 'F2' && !editing))) return;
      event.preventDefault();
      if (isSave && editing) save();
      if (!isSave) startEditing?.();
    };

    const shown: AnyRecord | undefined = editing ? session.values : query.data;
    const title = isNew
      ? labels.newOne(definition)
      : (query.data && titleOf(query.data)) || labels.one(definition);
    const sections = definition.tabs.flatMap((tab) =>
      !tab.when || !shown || tab.when(shown, engine.me)
        ? (tabTypeOf(engine.registry, tab).sections?.(tab) ?? [])
        : [],
    );
    return (
      <div className={classes.root} onKeyDown={onKeyDown}>
        <Drawer
          title={title}
          onClose={() => {
            if (saving || session.state === 'conflict') return;
            if (guard.asking) guard.stay();
            else guard.close();
          }}
          footer={
            <DrawerButtons
              editing={editing}
              saving={saving}
              asking={guard.asking}
              editButton={editButton}
              onEdit={startEditing}
              onHistory={history.open && query.data && (() => history.open?.())}
              onSave={save}
              onCancel={cancel}
              onClose={guard.close}
              onDiscard={guard.discard}
              onStay={guard.stay}
            />
          }
        >
          <MantineThemeProvider theme={inPlace}>
            <div
              ref={area}
              className={classes.content}
              role="group"
              aria-label={title}
              // Nothing in a record that is read takes the focus: without this the keyboard could not scroll it.
              tabIndex={editing ? undefined : 0}
            >
              {draft.draft && (isNew ? rights.create : startEditing) && (
                <DraftAlert
                  draft={draft.draft}
                  labelOf={labelOf}
                  onRestore={() => draft.restore(query.data ?? {})}
                  onDiscard={draft.discard}
                />
              )}
              {record.colleague && <ColleagueAlert {...record.colleague} />}
              {record.taken.map((taken, index) => (
                <TakenOverAlert
                  key={index}
                  taken={taken}
                  fields={fields}
                  onClose={record.forgetTaken}
                />
              ))}
              <SessionAlert
                session={session}
                labelOf={labelOf}
                errors={errors}
                onField={(name) => form.current?.focusField(name)}
              />
              <HistoryProvider value={history.open}>
                {editing ? (
                  <RecordForm
                    screen={definition}
                    fields={fields}
                    sections={sections}
                    values={session.values}
                    errors={errors}
                    editable={(name) => isEditable(fields[name], engine.can, { isNew })}
                    onChange={record.change}
                    onBlur={record.validate}
                    handle={form}
                  />
                ) : query.data ? (
                  <ReadSections
                    screen={definition}
                    fields={fields}
                    sections={sections}
                    record={query.data}
                  />
                ) : (
                  started &&
                  !isNew && (
                    <RecordStates
                      query={query}
                      back={{ label: labels.title(definition), to: place.path }}
                    />
                  )
                )}
              </HistoryProvider>
            </div>
            {history.shown && !isNew && (
              <HistoryDrawer {...history.shown} id={id} fields={fields} onClose={history.close} />
            )}
            {record.remark && <RemarkDialog question={record.remark} />}
            {session.state === 'conflict' && (
              <ConflictDialog
                fields={fields}
                base={session.base}
                mine={session.values}
                stale={session.stale}
                onResolve={record.resolve}
              />
            )}
          </MantineThemeProvider>
        </Drawer>
      </div>
    );
  }),
);
