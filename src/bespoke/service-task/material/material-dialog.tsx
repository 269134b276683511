import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error';
import { useEngine } from '../../../engine/application/context';
import { callFieldsQuery } from '../../../engine/data/fields-query';
import { ofBatches } from '../../../engine/fields/is-scanned';
import { ActionForm, type ActionFormHandle } from '../../../engine/views/actions/action-form';
import { ConfirmDialog } from '../../../engine/views/actions/confirm-dialog';
import { notifySuccess } from '../../../ui/notices';
import { useIsPhone } from '../../../ui/phone';
import type { MaterialPosition } from '../task';
import { useTask } from '../use-task';
import parts from '../task-parts.module.css';
import { startingAmount, type MaterialAction } from './material-actions';
import { materialProblem } from './material-problem';
import { useKnownNumbers } from './use-known-numbers';
import { useMaterialCall } from './use-material-call';

interface MaterialDialogProps {
  action: MaterialAction;
  position: MaterialPosition;
  onClose: () => void;
}

/** How many pieces, and their numbers where they have some; what cannot be is said before anything is sent. */
export function MaterialDialog({ action, position, onClose }: MaterialDialogProps) {
  const { t } = useTranslation(['serviceTask', 'messages']);
  const { registry } = useEngine();
  const { task } = useTask();
  const send = useMaterialCall();
  const { data: fields } = useQuery(callFieldsQuery(registry, action.call, 'body'));
  const isNumbered = position.sctyp === 'S';
  const known = useKnownNumbers(position, action);
  // A label may have both numbers: the product says which one its parts are known by.
  const asked = useMemo(() => {
    const numbers = fields?.[action.numbers];
    const isOfBatch = known.numbering === 'batch' && numbers !== undefined;
    return isOfBatch ? { ...fields, [action.numbers]: ofBatches(numbers) } : fields;
  }, [fields, action.numbers, known.numbering]);
  const form = useRef<ActionFormHandle>(null);
  // A phone's keyboard would cover what is right as it is.
  const isReady = !isNumbered && action.asks !== true;
  const isQuiet = useIsPhone() && isReady;
  const checked: ActionFormHandle = {
    body: async (besides) => {
      const body = await form.current?.body(besides);
      const wrong = body && materialProblem(action, position, { body, numbering: known.numbering });
      if (!wrong) return body;
      form.current?.refuse({
        [wrong.field]: [t(`messages:${wrong.code}`, { ...wrong.parameters })],
      });
      return undefined;
    },
    refuse: (errors) => form.current?.refuse(errors) === true,
  };
  const names = action.fields.filter(
    (name) =>
      (isNumbered || name !== action.numbers) && (name !== 'assetId' || task.assetId != null),
  );
  return (
    <ConfirmDialog
      title={t(`serviceTask:material.actions.${action.name}`)}
      confirmLabel={t(`serviceTask:material.confirm.${action.name}`)}
      size="md"
      disabled={!fields || !known.isRead}
      focusesConfirm={isQuiet}
      form={{ current: checked }}
      onSubmit={async (body = {}) => {
        const title = t(`serviceTask:material.actions.${action.name}`);
        await send(action.call, { action: title, body, positionId: position.id });
        notifySuccess(t(`serviceTask:material.done.${action.name}`), { durationMs: 3000 });
        onClose();
      }}
      onRefused={(error) => error instanceof ApiError && checked.refuse(error.fieldErrors)}
      onClose={onClose}
    >
      <div className={parts.asked}>
        <p className={parts.strong}>{position.artikelbezeichnung}</p>
        {asked && known.isRead && (
          <ActionForm
            name={action.name}
            names={names}
            fields={asked}
            start={{
              menge: startingAmount(action, position),
              [action.numbers]: known.numbers,
              ...(names.includes('assetId') && { assetId: task.assetId }),
            }}
            isQuiet={isQuiet}
            handle={form}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}
