import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';
import { ApiError } from '../../../api/api-error';
import { failureText } from '../../../failure/failure-text';
import type { ActionDialogProps } from '../../screens/action-type';
import { useEngine } from '../../application/context';
import { callFieldsQuery } from '../../data/fields-query';
import { defaultsOf } from '../../editing/new/defaults-of';
import { filledFields } from '../../editing/model/changes';
import { ActionFailure } from '../../views/actions/action-failure';
import { ActionForm, type ActionFormHandle } from '../../views/actions/action-form';
import { Ahead, saysAhead } from '../../views/actions/ahead';
import { ConfirmDialog } from '../../views/actions/confirm-dialog';
import styles from '../../views/actions/action-dialog.module.css';
import { askedFields } from './asked-fields';
import { ChosenRowsPart, type ChosenRowsHandle } from './chosen-rows-part';
import type { DialogAction } from './definition';
import { ProposalRemarks } from './proposal-remarks';
import { ProposedChoice, type ProposedChoiceHandle } from './proposed-choice';
import { proposedValues, useProposal } from './use-proposal';
import { startValues } from './start-values';

/** Dialog with a form for the body of a call; the server's refusals also appear at the fields. */
export function Dialog(props: ActionDialogProps<DialogAction>) {
  const { action, place, id, record, title, confirmLabel, onCall, onClose } = props;
  const { registry, me } = useEngine();
  const { data: fields, error } = useQuery(callFieldsQuery(registry, action.call, 'body'));
  const form = useRef<ActionFormHandle>(null);
  const rows = useRef<ChosenRowsHandle>(null);
  const [isReady, setReady] = useState(!action.rows);
  const proposal = useProposal(action, place, id);
  const choice = useRef<ProposedChoiceHandle>(null);
  const [isRefused, setRefused] = useState(false);
  const names = fields && askedFields(action, Object.keys(fields));
  const start = {
    ...startValues(action, record, me),
    ...proposedValues(proposal.data, names ?? []),
  };
  const asked: RefObject<ActionFormHandle> = {
    current: {
      body: async () => {
        // Reads the rows at once: they may be typed in while the form is being checked.
        const chosen = rows.current?.body();
        if (chosen === 'wrong') return undefined;
        const body = form.current
          ? await form.current.body()
          : filledFields({ ...defaultsOf(fields ?? {}), ...start });
        return body && { ...body, ...chosen, ...choice.current?.body() };
      },
      refuse: (errors) => form.current?.refuse(errors) === true,
    },
  };
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      size={action.rows ? 800 : action.proposal ? 720 : 'lg'}
      danger={action.danger}
      disabled={!fields || !isReady || !proposal.isReady}
      focusesConfirm={names?.length === 0 && !action.rows && !action.danger}
      form={asked}
      onSubmit={(body) =>
        onCall(action, body).catch((refusal: unknown) => {
          setRefused(true);
          throw refusal;
        })
      }
      onRefused={(refusal) =>
        refusal instanceof ApiError && asked.current.refuse(refusal.fieldErrors)
      }
      failure={(refusal, leavesFocus) => (
        <ActionFailure
          error={refusal}
          place={place}
          fields={fields}
          findings={action.findings}
          leavesFocus={leavesFocus}
          offered={props.offered(refusal)}
          wayTo={props.wayTo}
        />
      )}
      onClose={onClose}
    >
      {saysAhead(action) && <Ahead {...props} isRefused={isRefused} />}
      {action.proposal && (
        <ProposalRemarks
          proposal={proposal}
          of={action.proposal}
          place={place}
          wayTo={props.wayTo}
        />
      )}
      {names && names.length > 0 && proposal.isReady && (
        <ActionForm name={action.name} names={names} fields={fields} start={start} handle={form} />
      )}
      {fields && action.proposal?.choice && proposal.data && (
        <ProposedChoice
          of={action.proposal.choice}
          fields={fields}
          answer={proposal.data}
          handle={choice}
        />
      )}
      {fields && action.rows && (
        <ChosenRowsPart
          of={action.rows}
          fields={fields}
          place={place}
          id={id}
          takesFocus={names?.length === 0}
          handle={rows}
          onReady={setReady}
        />
      )}
      {error && (
        <p className={styles.failure} role="alert">
          {failureText(error)}
        </p>
      )}
    </ConfirmDialog>
  );
}
