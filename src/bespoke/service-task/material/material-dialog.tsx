import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../../engine/application/context';
import { callFieldsQuery } from '../../../engine/data/fields-query';
import { ofBatches } from '../../../engine/fields/is-scanned';
import parts from '../../../engine/flow/parts.module.css';
import { sayDone } from '../../../engine/flow/state/say-done';
import { checkedForm } from '../../../engine/flow/steps/checked-form';
import { FlowDialog } from '../../../engine/flow/steps/flow-dialog';
import { ActionForm, type ActionFormHandle } from '../../../engine/views/actions/action-form';
import { useIsPhone } from '../../../ui/phone';
import type { MaterialPosition } from '../task';
import { useTask } from '../use-task';
import { startingAmount, type MaterialAction } from './material-actions';
import { materialProblem } from './material-problem';
import { useKnownNumbers } from './use-known-numbers';
import { useMaterialCall } from './use-material-call';

interface MaterialDialogProps {
  action: MaterialAction;
  position: MaterialPosition;
  onClose: () => void;
}

/**
 * Dialog for the number of pieces, and their numbers where they have some; shows what is impossible before anything is
 * sent.
 */
export function MaterialDialog({ action, position, onClose }: MaterialDialogProps) {
  const { t } = useTranslation(['serviceTask', 'messages']);
  const { registry } = useEngine();
  const { task } = useTask();
  const send = useMaterialCall();
  const { data: fields } = useQuery(callFieldsQuery(registry, action.call, 'body'));
  const isNumbered = position.sctyp === 'S';
  const known = useKnownNumbers(position, action);
  // A label may have both numbers: the product says which of them its parts go by.
  const asked = useMemo(() => {
    const numbers = fields?.[action.numbers];
    const isOfBatch = known.numbering === 'batch' && numbers !== undefined;
    return isOfBatch ? { ...fields, [action.numbers]: ofBatches(numbers) } : fields;
  }, [fields, action.numbers, known.numbering]);
  const form = useRef<ActionFormHandle>(null);
  // A phone's keyboard would cover values that are right already.
  const isReady = !isNumbered && action.asks !== true;
  const isQuiet = useIsPhone() && isReady;
  const checked = checkedForm(form, (body) => {
    const wrong = materialProblem(action, position, { body, numbering: known.numbering });
    return wrong && { [wrong.field]: [t(`messages:${wrong.code}`, { ...wrong.parameters })] };
  });
  const names = action.fields.filter(
    (name) =>
      (isNumbered || name !== action.numbers) && (name !== 'assetId' || task.assetId != null),
  );
  return (
    <FlowDialog
      title={t(`serviceTask:material.actions.${action.name}`)}
      confirmLabel={t(`serviceTask:material.confirm.${action.name}`)}
      disabled={!fields || !known.isRead}
      focusesConfirm={isQuiet}
      form={checked}
      onSubmit={async (body = {}) => {
        const title = t(`serviceTask:material.actions.${action.name}`);
        await send(action.call, { action: title, body, positionId: position.id });
        sayDone(t(`serviceTask:material.done.${action.name}`));
        onClose();
      }}
      onClose={onClose}
    >
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
    </FlowDialog>
  );
}
