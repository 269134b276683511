import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { afterStep } from '../../../schemas/rules/after-step';
import { localTimeOf } from '../../../schemas/rules/company-time';
import { ApiError } from '../../api/api-error';
import { DialogBoundary } from '../../ui/dialog-boundary';
import { useIsPhone } from '../../ui/phone';
import { useEngine } from '../../engine/application/context';
import { callFieldsQuery } from '../../engine/data/fields-query';
import { ActionForm, type ActionFormHandle } from '../../engine/views/actions/action-form';
import { ConfirmDialog } from '../../engine/views/actions/confirm-dialog';
import type { FlowStep } from '../../../schemas/rules/service-flow';
import { ExtraWorkDialog } from './extra-work-dialog';
import { askedSteps, type AskedStep } from './steps';
import { sayDone, useTask } from './use-task';
import { WorkTimeDialog } from './work-time-dialog';
import parts from './task-parts.module.css';

/** The dialog of the step that is being asked for, from below on a phone. */
export function StepDialog() {
  const { asking, dismiss } = useTask();
  if (!asking) return null;
  const asked = askedSteps[asking];
  return (
    <DialogBoundary onClose={dismiss}>
      {asking === 'bookTime' && <WorkTimeDialog onClose={dismiss} />}
      {asking === 'bookExtra' && <ExtraWorkDialog onClose={dismiss} />}
      {asked && <AskingDialog step={asking} asked={asked} />}
    </DialogBoundary>
  );
}

/** A form of the contract: what the call asks for, by its own rules. */
function AskingDialog({ step, asked }: { step: FlowStep; asked: AskedStep }) {
  const { t, i18n } = useTranslation('serviceTask');
  const { registry } = useEngine();
  const { task, calls, dismiss } = useTask();
  const { data: fields } = useQuery(callFieldsQuery(registry, asked.call, 'body'));
  const form = useRef<ActionFormHandle>(null);
  // A phone's keyboard would cover what is right as it is.
  const isQuiet = useIsPhone() && asked.isReady === true;
  return (
    <ConfirmDialog
      title={t(`steps.${step}`)}
      confirmLabel={t(`confirm.${step}`)}
      size="md"
      danger={asked.danger ?? false}
      disabled={!fields}
      focusesConfirm={isQuiet}
      form={form}
      onSubmit={async (body) => {
        await calls.send(asked.call, {
          action: t(`steps.${step}`),
          body: body ?? {},
          follows: afterStep(step, task, body ?? {}, localTimeOf(new Date())),
        });
        sayDone(step, t, i18n.exists.bind(i18n));
        dismiss();
      }}
      onRefused={(error) =>
        error instanceof ApiError && form.current?.refuse(error.fieldErrors) === true
      }
      onClose={dismiss}
    >
      <div className={parts.asked}>
        {fields && (
          <ActionForm
            name={step}
            names={asked.fields}
            fields={fields}
            start={asked.start?.() ?? {}}
            isQuiet={isQuiet}
            handle={form}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}
