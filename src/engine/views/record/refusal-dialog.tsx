import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button';
import { recordPath } from '../../screens/record-path';
import { ApiError, type NamedRecord } from '../../../api/api-error';
import { failureNotices } from '../../../failure/failure-notices';
import { Drawer } from '../../../ui/drawer';
import { useEngine } from '../../application/context';
import { useScreenLabels } from '../../labels/use-screen-labels';
import styles from './refusal-dialog.module.css';

interface RefusalDialogProps {
  error: unknown;
  instead: { label: string; run: () => void } | undefined;
  onClose: () => void;
}

/**
 * Dialog for a refused removal: the server's reasons, links to the records that still need this one, and what can be
 * done instead.
 */
export function RefusalDialog({ error, instead, onClose }: RefusalDialogProps) {
  const { t } = useTranslation(['record', 'ui']);
  const records =
    error instanceof ApiError ? error.services.flatMap((service) => service.records ?? []) : [];
  return (
    <Drawer
      kind="dialog"
      title={t('record:remove.failed')}
      onClose={onClose}
      footer={
        <>
          <Button
            variant={instead ? 'default' : 'filled'}
            data-autofocus={!instead || undefined}
            onClick={onClose}
          >
            {t('ui:close')}
          </Button>
          {instead && (
            <Button data-autofocus onClick={instead.run}>
              {instead.label}
            </Button>
          )}
        </>
      }
    >
      <div role="alert">
        {reasons(error).map((reason) => (
          <p key={reason} className={styles.reason}>
            {reason}
          </p>
        ))}
      </div>
      {records.length > 0 && (
        <>
          <p>{t('record:remove.usedBy')}</p>
          <ul className={styles.records}>
            {records.map((record) => (
              <li key={`${record.schema} ${record.id}`}>
                <RecordLink record={record} onOpen={onClose} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Drawer>
  );
}

/** Returns each reason once, however many kinds of records it is given for. */
function reasons(error: unknown): readonly string[] {
  return [...new Set(failureNotices(error).map(({ text }) => text))];
}

/** Link to a record whose screen stands alone; else only its text. */
function RecordLink({ record, onOpen }: { record: NamedRecord; onOpen: () => void }) {
  const { one, oneOf } = useScreenLabels();
  const { registry } = useEngine();
  const { schema, id, title } = record;
  const screen = registry.entries.find((entry) => entry.schema === schema);
  const kind = screen ? one(screen) : oneOf(schema);
  if (!screen?.standalone) return title ? `${kind}: ${title}` : kind;
  const to = recordPath(`/${screen.name}`, id);
  return (
    <>
      {title && `${kind}: `}
      <Link to={to} className={styles.link} onClick={onOpen}>
        {title || kind}
      </Link>
    </>
  );
}
