import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { ApiError } from '../../../../api/api-error';
import { newIdempotencyKey } from '../../../../api/idempotency-key';
import type { AnyRecord, RecordId } from '../../../../api/dialect';
import { useEngine } from '../../../application/context';
import { recordChanged, recordsChanged } from '../../../data/record-query';
import { newRecord } from '../../../editing/new/new-record';
import { confirmed } from '../../../editing/model/confirmed';
import { storeChanges, storeNew } from '../../../editing/session/save-record';
import { useAskWhether } from '../../../editing/session/use-ask-whether';
import type { Place } from '../../../screens/place';
import { isEditable } from '../../../screens/record-rights';
import { sectionsOf } from '../../../screens/sections-of';
import { ActionForm, type ActionFormHandle } from '../../actions/action-form';
import { ConfirmDialog } from '../../actions/confirm-dialog';

interface EntryDialogProps {
  place: Place;
  title: string;
  confirmLabel?: string;
  /** Values that a new record begins with. */
  start?: AnyRecord;
  /** Record that is changed. */
  record?: AnyRecord;
  /** Fields asked for; all that its form takes unless given. */
  names?: readonly string[];
  onDone: (stored: AnyRecord | undefined) => void;
  onClose: () => void;
}

/**
 * Dialog that creates a record, or changes one, where it stands in time: the way without dragging. What is refused
 * stands at its field.
 */
export function EntryDialog(props: EntryDialogProps) {
  const { place, title, confirmLabel, start, record, onDone, onClose } = props;
  const engine = useEngine();
  const client = useQueryClient();
  const ask = useAskWhether();
  const form = useRef<ActionFormHandle>(null);
  const once = useRef({ body: '', key: '' });
  const isNew = record === undefined;
  const names = useMemo(() => {
    const all =
      props.names ?? sectionsOf(place, record, engine).flatMap(({ fields }) => [...fields]);
    return all.filter((name) => isEditable(place.fields[name], engine.can, { isNew }));
  }, [props.names, place, record, engine, isNew]);
  const values = useMemo(
    () => record ?? { ...newRecord(place, engine.me, new URLSearchParams()), ...start },
    [record, place, engine.me, start],
  );

  const create = async (body: AnyRecord) => {
    // Uses the same key for the same input: sent again it is the same intent.
    const text = JSON.stringify(body);
    if (once.current.body !== text) once.current = { body: text, key: newIdempotencyKey() };
    await confirmed((said) => storeNew(place, { ...body, ...said }, once.current.key), ask);
    recordsChanged(client, place);
    onDone(undefined);
  };
  const change = async (base: AnyRecord, body: AnyRecord) => {
    const id = base.id as RecordId;
    const changed = names.filter((name) => (body[name] ?? null) !== (base[name] ?? null));
    if (changed.length > 0) {
      const changes = Object.fromEntries(changed.map((name) => [name, body[name] ?? null]));
      const stored = await confirmed(
        (said) => storeChanges(place, id, base, { ...changes, ...said }, undefined),
        ask,
      );
      recordChanged(client, place, id, stored);
      onDone(stored);
    }
  };
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      size="lg"
      form={form}
      onSubmit={async (body = {}) => {
        const said = Object.fromEntries(
          names.flatMap((name) => (name in body ? [[name, body[name]]] : [])),
        );
        // Adds what was given for it and is not asked for.
        if (record) await change(record, said);
        else await create({ ...start, ...said });
        onClose();
      }}
      onRefused={(refusal) =>
        refusal instanceof ApiError && form.current?.refuse(refusal.fieldErrors) === true
      }
      onClose={onClose}
    >
      <ActionForm name="entry" names={names} fields={place.fields} start={values} handle={form} />
    </ConfirmDialog>
  );
}
