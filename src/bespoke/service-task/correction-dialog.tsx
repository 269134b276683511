import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { afterStep } from '../../../schemas/rules/after-step';
import { localTimeOf } from '../../../schemas/rules/company-time';
import { useEngine } from '../../engine/application/context';
import { callFieldsQuery } from '../../engine/data/fields-query';
import type { AnyRecord } from '../../engine/define/definition';
import { sayDone } from '../../engine/flow/state/say-done';
import { FlowDialog } from '../../engine/flow/steps/flow-dialog';
import { ActionForm, type ActionFormHandle } from '../../engine/views/actions/action-form';
import { DialogBoundary } from '../../ui/dialog-boundary';
import { correctTime } from './corrected-times';
import type { WorkTime } from './task';
import { useTask } from './use-task';

const correctSteps = 'POST /service/planung/{id}/korrektur';

/** Dialog that corrects told steps of the task with a reason: those of the travel, or since when the timer runs. */
export function StepCorrectionDialog({
  asked,
  onClose,
}: {
  asked: readonly ('reisebeginnDatum' | 'vorOrtDatum' | 'strecke' | 'zeitmessungSeit')[];
  onClose: () => void;
}) {
  const { t } = useTranslation('serviceTask');
  const { task, calls } = useTask();
  const isTimer = asked.includes('zeitmessungSeit');
  const action = t(isTimer ? 'steps.correctTimer' : 'steps.correct');
  const told = asked.filter((name) => task[name] != null);
  return (
    <Correction
      {...{ operation: correctSteps, action, asked: told, record: task, onClose }}
      send={async (body) => {
        const follows = afterStep('correct', task, body, localTimeOf(new Date()));
        await calls.send(correctSteps, { action, body, follows, asks: [...told, 'grund'] });
      }}
    />
  );
}

const ofTime = ['datum', 'von', 'bis'] as const;

/** Dialog that corrects when work began and ended, with a reason. */
export function TimeCorrectionDialog({ of, onClose }: { of: WorkTime; onClose: () => void }) {
  const { t } = useTranslation('serviceTask');
  const { calls } = useTask();
  const action = t('steps.correctTime');
  return (
    <Correction
      {...{ operation: correctTime, action, asked: ofTime, record: of, onClose }}
      send={async (body) => {
        await calls.send(correctTime, { action, body, params: { id: of.id } });
      }}
    />
  );
}

interface CorrectionProps {
  operation: string;
  action: string;
  asked: readonly string[];
  /** Record whose values the form begins with. */
  record: AnyRecord;
  send: (body: AnyRecord) => Promise<void>;
  onClose: () => void;
}

function Correction({ operation, action, asked, record, send, onClose }: CorrectionProps) {
  const { t } = useTranslation('serviceTask');
  const { registry } = useEngine();
  const { data: fields } = useQuery(callFieldsQuery(registry, operation, 'body'));
  const form = useRef<ActionFormHandle>(null);
  return (
    <DialogBoundary onClose={onClose}>
      <FlowDialog
        title={action}
        confirmLabel={t('confirm.correct')}
        disabled={!fields}
        form={form}
        onSubmit={async (body) => {
          if (!body) return;
          await send(body);
          sayDone(t('done.correct'));
          onClose();
        }}
        onClose={onClose}
      >
        {fields && (
          <ActionForm
            name="correction"
            names={[...asked, 'grund']}
            fields={fields}
            start={Object.fromEntries(asked.map((name) => [name, record[name]]))}
            handle={form}
          />
        )}
      </FlowDialog>
    </DialogBoundary>
  );
}
