import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { DialogBoundary } from '../../../ui/dialog-boundary';
import { useIsPhone } from '../../../ui/phone';
import { useEngine } from '../../application/context';
import { callFieldsQuery } from '../../data/fields-query';
import { ActionForm, type ActionFormHandle } from '../../views/actions/action-form';
import { useFlow } from '../state/flow';
import { stepOf, type Step } from '../state/step';
import { useStepWords } from '../state/step-words';
import { FlowDialog } from './flow-dialog';

/** Dialog of the step that is being asked for. */
export function StepDialog() {
  const { steps, asking, dismiss } = useFlow();
  if (asking === undefined) return null;
  const step = stepOf(steps, asking);
  return (
    <DialogBoundary onClose={dismiss}>
      {step.Dialog ? <step.Dialog onClose={dismiss} /> : <AskingDialog name={asking} step={step} />}
    </DialogBoundary>
  );
}

/** Dialog with a form of the contract: what the call asks for, by its own rules. */
function AskingDialog({ name, step }: { name: string; step: Step }) {
  const { registry } = useEngine();
  const { texts, perform, dismiss } = useFlow();
  const words = useStepWords(texts);
  const { call = '', asks, start, isReady, danger = false } = step;
  const { data: fields } = useQuery(callFieldsQuery(registry, call, 'body'));
  const form = useRef<ActionFormHandle>(null);
  // A phone's keyboard would cover what is right as it is.
  const isQuiet = useIsPhone() && isReady === true;
  return (
    <FlowDialog
      title={words.step(name)}
      confirmLabel={words.confirm(name)}
      danger={danger}
      disabled={!fields}
      focusesConfirm={isQuiet}
      form={form}
      onSubmit={async (body) => {
        await perform(name, body);
        dismiss();
      }}
      onClose={dismiss}
    >
      {fields && (
        <ActionForm
          name={name}
          names={asks}
          fields={fields}
          start={start?.() ?? {}}
          isQuiet={isQuiet}
          handle={form}
        />
      )}
    </FlowDialog>
  );
}
