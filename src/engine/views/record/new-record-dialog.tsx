import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { ApiError } from '../../../api/api-error';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import type { AnyRecord, RecordId } from '../../../api/dialect';
import { notifySuccess } from '../../../ui/notices';
import { useEngine } from '../../application/context';
import { recordsChanged } from '../../data/record-query';
import { useRecordName } from '../../data/use-record-name';
import { fieldsAsked, stillAsked } from '../../editing/new/asked-first';
import { freshRecord } from '../../editing/new/fresh-record';
import { filledFields } from '../../editing/model/changes';
import { storeNew } from '../../editing/session/save-record';
import { presetEntries } from '../../define/create-presets';
import { useScreenLabels } from '../../labels/use-screen-labels';
import type { Place } from '../../screens/place';
import { ActionFailure } from '../actions/action-failure';
import { ActionForm, type ActionFormHandle } from '../actions/action-form';
import { ConfirmDialog } from '../actions/confirm-dialog';

interface NewRecordDialogProps {
  place: Place;
  onCreated: (id: RecordId) => void;
  onClose: () => void;
}

/**
 * Asks for what a record cannot begin without, and creates it at once. Pressed where all of that is known it asks nothing,
 * unless creating fails; an address that is only opened, loaded anew or gone back to creates nothing by itself.
 */
export function NewRecordDialog({ place, onCreated, onClose }: NewRecordDialogProps) {
  const engine = useEngine();
  const client = useQueryClient();
  const { t, i18n } = useTranslation('record');
  const labels = useScreenLabels();
  const nameOf = useRecordName(place);
  const { search } = useLocation();
  const [isPressed] = useState(useNavigationType() === NavigationType.Push);
  const [fresh, setFresh] = useState<AnyRecord>();
  const [failed, setFailed] = useState<{ error: unknown }>();
  const form = useRef<ActionFormHandle>(null);
  // Keeps the key of attempts whose outcome nobody knows: the same intent again acts once.
  const once = useRef({ of: '', key: '' });
  const [fields] = useState(() => fieldsAsked(place, engine));

  const create = async (asked: AnyRecord) => {
    const values = filledFields({ ...fresh, ...asked });
    const of = JSON.stringify(values);
    if (once.current.of !== of) once.current = { of, key: newIdempotencyKey() };
    try {
      const id = await storeNew(place, values, once.current.key);
      recordsChanged(client, place);
      notifySuccess(t('created', { name: nameOf(values) }));
      onCreated(id);
    } catch (error) {
      const isSure = error instanceof ApiError && error.status !== undefined && error.status < 500;
      if (isSure) once.current = { of: '', key: '' };
      throw error;
    }
  };
  const begin = useEffectEvent(async () => {
    const query = new URLSearchParams(search);
    setFresh(await freshRecord(place, engine.me, { client, query, language: i18n.language }));
  });
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void begin();
  }, []);
  const names = Object.keys(fields);
  const isKnown = fresh !== undefined && stillAsked(place, fresh).length === 0;
  const createNow = useEffectEvent((values: AnyRecord) => {
    create(values).catch((error: unknown) => setFailed({ error }));
  });
  useEffect(() => {
    if (isKnown && isPressed) createNow(fresh);
  }, [isKnown, isPressed, fresh]);
  if (!fresh || (isKnown && isPressed && !failed)) return null;

  const preset = presetEntries(place.definition).find(({ query }) => {
    const given = new URLSearchParams(search);
    return [...new URLSearchParams(query)].every(([name, value]) => given.get(name) === value);
  });
  return (
    <ConfirmDialog
      title={
        preset
          ? labels.part(place.definition, `presets.${preset.name}`)
          : labels.newOne(place.definition)
      }
      confirmLabel={t('create')}
      size="md"
      form={form}
      refused={failed?.error}
      onSubmit={(values) => create(values ?? {})}
      onRefused={(error) =>
        error instanceof ApiError && form.current?.refuse(error.fieldErrors) === true
      }
      failure={(error, leavesFocus) => (
        <ActionFailure
          error={error}
          place={place}
          fields={fields}
          leavesFocus={leavesFocus}
          offered={[]}
          wayTo={() => undefined}
        />
      )}
      onClose={onClose}
    >
      <ActionForm
        name="new"
        names={names}
        fields={fields}
        start={fresh}
        first={stillAsked(place, fresh)[0]}
        handle={form}
      />
    </ConfirmDialog>
  );
}
