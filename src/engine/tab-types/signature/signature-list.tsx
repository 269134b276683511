import { IconAlertTriangle, IconCloudUp } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '../../define/definition';
import type { Field, Fields } from '../../fields/field';
import { useFieldLabel } from '../../fields/use-field-texts';
import type { EntryState } from '../../outbox/entry';
import type { BroughtRow } from '../../outbox/machine';
import { FieldValue } from '../../views/values/field-value';
import { named, shown } from './conventions';
import { Hash } from './hash';
import styles from './signature-tab.module.css';

interface SignatureListProps {
  /** Heading that takes the focus after a signature was added. */
  heading: Ref<HTMLHeadingElement>;
  fields: Fields;
  rows: readonly AnyRecord[];
  /** Signatures on the device that are not on the server yet, the latest last. */
  waiting: readonly BroughtRow[];
}

/** List of signatures, void ones struck through with their reason. */
export function SignatureList({ heading, fields, rows, waiting }: SignatureListProps) {
  const { t } = useTranslation('signature');
  return (
    <section className={styles.list}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('list')}
      </h2>
      {rows.length + waiting.length === 0 ? (
        <p className={styles.quiet}>{t('none')}</p>
      ) : (
        <ul className={styles.cards}>
          {rows.map((row) => (
            <SignatureCard key={String(row.id)} fields={fields} row={row} />
          ))}
          {waiting.map(({ entry, row }) => (
            <SignatureCard key={-entry.seq} fields={fields} row={row} state={entry.state} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface SignatureCardProps {
  fields: Fields;
  row: AnyRecord;
  /** State of a signature that is not on the server yet. */
  state?: EntryState;
}

function SignatureCard({ fields, row, state }: SignatureCardProps) {
  const { t } = useTranslation('signature');
  const labelOf = useFieldLabel();
  const reason = row[named.void] ?? '';
  const isVoid = reason !== '' && reason !== false;
  const name = String(row[named.name] ?? '');
  const picture = row[named.picture];
  const facts = shown.flatMap((one) => {
    const field = fields[one];
    return field && (row[one] ?? null) !== null ? [field] : [];
  });
  return (
    <li className={styles.card} data-void={isVoid ? '' : undefined}>
      {typeof picture === 'string' && picture !== '' && (
        <img
          className={styles.picture}
          src={`data:image/png;base64,${picture}`}
          alt={t('picture', { name })}
        />
      )}
      <div className={styles.facts}>
        <p className={styles.name}>{isVoid ? <s>{name}</s> : name}</p>
        {state && <WaitingState state={state} />}
        {isVoid && (
          <p className={styles.void}>
            {t('void')}{' '}
            {row[named.other] === true ? (
              t('otherDocument')
            ) : (
              <VoidReason field={fields[named.void]} value={reason} />
            )}
          </p>
        )}
        <dl className={styles.values}>
          {facts.map((field) => (
            <div key={field.name}>
              <dt>{labelOf(field)}</dt>
              <dd>
                {field.name === named.hash ? (
                  <Hash value={String(row[field.name])} />
                ) : (
                  <FieldValue field={field} value={row[field.name]} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}

/** Text on how far a signature is that was made without a network. */
function WaitingState({ state }: { state: EntryState }) {
  const { t } = useTranslation('signature');
  const isRefused = state === 'refused';
  const Icon = isRefused ? IconAlertTriangle : IconCloudUp;
  return (
    <p className={styles.waiting} data-refused={isRefused ? '' : undefined}>
      <Icon size={18} stroke={1.5} aria-hidden />
      {t(isRefused ? 'refused' : 'waits')}
    </p>
  );
}

/** Reason why it no longer counts, where one is given. */
function VoidReason({ field, value }: { field: Field | undefined; value: unknown }) {
  const { t } = useTranslation('signature');
  if (!field || value === true) return t('contentChanged');
  return <FieldValue field={field} value={value} />;
}
