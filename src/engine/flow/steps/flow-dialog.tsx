import type { ComponentProps, RefObject } from 'react';
import { ApiError } from '../../../api/api-error';
import type { ActionFormHandle } from '../../views/actions/action-form';
import { ConfirmDialog } from '../../views/actions/confirm-dialog';
import styles from './flow-dialog.module.css';

interface FlowDialogProps extends Omit<
  ComponentProps<typeof ConfirmDialog>,
  'size' | 'form' | 'onRefused'
> {
  form: RefObject<ActionFormHandle | null>;
}

/** Dialog that asks what a step needs, from below on a phone; a refusal by the server is shown at its field. */
export function FlowDialog({ form, children, ...dialog }: FlowDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      size="md"
      form={form}
      onRefused={(error) =>
        error instanceof ApiError && form.current?.refuse(error.fieldErrors) === true
      }
    >
      <div className={styles.asked}>{children}</div>
    </ConfirmDialog>
  );
}
