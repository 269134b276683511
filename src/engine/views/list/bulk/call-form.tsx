import { useQuery } from '@tanstack/react-query';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import type { AnyRecord } from '../../../../api/dialect';
import { failureText } from '../../../../failure/failure-text';
import { Drawer } from '../../../../ui/drawer';
import type { BulkCall } from '../../../screens/action-type';
import { useEngine } from '../../../application/context';
import { callFieldsQuery } from '../../../data/fields-query';
import { ActionForm, type ActionFormHandle } from '../../actions/action-form';
import styles from './bulk.module.css';

interface CallFormProps {
  name: string;
  does: BulkCall;
  title: string;
  count: number;
  /** Plans the call with `body`, the same for every row. */
  onPlan: (body: AnyRecord) => Promise<void>;
  onClose: () => void;
}

/** Form that is filled in once for all selected rows; Ctrl+Enter goes on. */
export function CallForm({ name, does, title, count, onPlan, onClose }: CallFormProps) {
  const { t } = useTranslation(['list', 'ui']);
  const { registry } = useEngine();
  const form = useRef<ActionFormHandle>(null);
  const fields = useQuery(callFieldsQuery(registry, does.call, 'body'));
  const plan = async () => {
    const body = await form.current?.body();
    if (body) await onPlan(body);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.ctrlKey) return;
    event.preventDefault();
    void plan();
  };
  return (
    <Drawer
      title={title}
      kind="dialog"
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button disabled={!fields.data} onClick={() => void plan()}>
            {t('bulk:preview')}
          </Button>
        </>
      }
    >
      <p className={styles.result}>{t('bulk:askCall', { count })}</p>
      {fields.isError && (
        <p role="alert" className={styles.failure}>
          {failureText(fields.error)}
        </p>
      )}
      {fields.data && (
        <div onKeyDown={onKeyDown}>
          <ActionForm name={name} names={does.fields} fields={fields.data} handle={form} />
        </div>
      )}
    </Drawer>
  );
}
