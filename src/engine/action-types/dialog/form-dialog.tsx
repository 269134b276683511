import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '../../../api/api-error';
import { failureText } from '../../../failure/failure-text';
import type { ActionDialogProps } from '../../screens/action-type';
import { useEngine } from '../../application/context';
import { fieldsQuery } from '../../data/fields-query';
import { ActionForm, type ActionFormHandle } from '../../views/actions/action-form';
import { ConfirmDialog } from '../../views/actions/confirm-dialog';
import styles from '../../views/actions/action-dialog.module.css';
import type { DialogAction } from './definition';
import { startValues } from './start-values';

/** What the server refuses stands at the form's fields. */
export function Dialog(props: ActionDialogProps<DialogAction>) {
  const { action, record, title, confirmLabel, onCall, onClose } = props;
  const { registry, me } = useEngine();
  const fields = useQuery(fieldsQuery(registry, registry.bodies[action.call] ?? ''));
  const form = useRef<ActionFormHandle>(null);
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      size="lg"
      danger={action.danger}
      form={form}
      onSubmit={(body) => onCall(action, body)}
      onRefused={(error) =>
        error instanceof ApiError && form.current?.refuse(error.fieldErrors) === true
      }
      onClose={onClose}
    >
      {fields.data ? (
        <ActionForm
          name={action.name}
          names={action.fields}
          fields={fields.data}
          start={startValues(action, record, me)}
          handle={form}
        />
      ) : (
        fields.isError && (
          <p className={styles.failure} role="alert">
            {failureText(fields.error)}
          </p>
        )
      )}
    </ConfirmDialog>
  );
}
