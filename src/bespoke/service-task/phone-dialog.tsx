import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneGap, phoneSpan } from '../../../schemas/rules/phone-completion';
import { useEngine } from '../../engine/application/context';
import { callFieldsQuery } from '../../engine/data/fields-query';
import { checkedForm } from '../../engine/flow/steps/checked-form';
import { FlowDialog } from '../../engine/flow/steps/flow-dialog';
import { knownNow } from '../../engine/outbox/judge';
import { ActionForm, type ActionFormHandle } from '../../engine/views/actions/action-form';
import { bookedToday } from './judge/known-times';
import { useTask } from './use-task';

const operation = 'POST /service/planung/{id}/telefonabschluss';
const asked = ['bemerkung', 'von', 'bis'] as const;

/** Dialog for what was settled by phone: from and to, with the time that is free until now. */
export function PhoneDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['serviceTask', 'messages']);
  const engine = useEngine();
  const { task, perform } = useTask();
  const { data: fields } = useQuery(callFieldsQuery(engine.registry, operation, 'body'));
  const { data: gap } = useQuery({
    queryKey: ['gap before now', task.id],
    queryFn: async () => {
      const known = knownNow(engine);
      return phoneGap(await bookedToday(task, known), known.now);
    },
    gcTime: 0,
    meta: { failure: 'shown' },
  });
  const form = useRef<ActionFormHandle>(null);
  const checked = checkedForm(form, (body) => {
    const { refusal } = phoneSpan(body, Date.now());
    if (!refusal) return undefined;
    return { [refusal.field ?? 'von']: [t(`messages:${refusal.code}`, { ...refusal.parameters })] };
  });
  return (
    <FlowDialog
      title={t('serviceTask:steps.completeByPhone')}
      confirmLabel={t('serviceTask:confirm.completeByPhone')}
      disabled={!fields || !gap}
      form={checked}
      onSubmit={async (body) => {
        await perform('completeByPhone', body);
        onClose();
      }}
      onClose={onClose}
    >
      {fields && gap && (
        <ActionForm name="phone" names={asked} fields={fields} start={gap} handle={form} />
      )}
    </FlowDialog>
  );
}
