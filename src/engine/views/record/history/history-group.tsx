import { useTranslation } from 'react-i18next';
import type { ChangeLine } from '../../../../api/change-history';
import { formatDateTime } from '../../../../../schemas/rules/format-date';
import { relativeTime } from '../../../../ui/format/relative-time';
import type { ChangeGroup } from './group-changes';
import { plainText } from './plain-text';
import styles from './history-drawer.module.css';

interface HistoryGroupProps {
  group: ChangeGroup;
  labelOf: (field: string) => string;
  /** Text of a value; undefined for a field that no longer exists. */
  textOf: (field: string, value: unknown) => string | undefined;
}

export function HistoryGroup({ group, labelOf, textOf }: HistoryGroupProps) {
  const { t, i18n } = useTranslation('record');
  const { kind, time, user, remark, entries } = group;
  const text = (field: string, value: unknown) => textOf(field, value) ?? plainText(value);
  return (
    <article className={styles.group}>
      <h3 className={styles.who}>
        <b>{user || t('history.unknown')}</b> <span>{t(`history.${kind}`)}</span>
      </h3>
      <p className={styles.when}>
        <time dateTime={time} title={formatDateTime(time)}>
          {relativeTime(time, i18n.language, t('news:justNow'))}
        </time>
        , {formatDateTime(time)}
      </p>
      {remark && <p className={styles.remark}>«{remark}»</p>}
      <dl className={styles.changes}>
        {entries.map((entry) =>
          entry.feld === null ? null : (
            <div key={entry.id}>
              <dt>{labelOf(entry.feld)}</dt>
              <dd>
                <span className="visually-hidden">{t('history.before')}</span>
                <del>{text(entry.feld, entry.vorher) || '–'}</del> <span aria-hidden>→</span>{' '}
                <span className="visually-hidden">{t('history.after')}</span>
                <ins>{text(entry.feld, entry.nachher) || '–'}</ins>
              </dd>
            </div>
          ),
        )}
      </dl>
      {entries.some(({ feld }) => feld === null) && (
        <details className={styles.values}>
          <summary>{t('history.values')}</summary>
          <dl className={styles.changes}>
            {wholeRecord(entries).map(([name, value]) => (
              <div key={name}>
                <dt>{labelOf(name)}</dt>
                <dd>{text(name, value) || '–'}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </article>
  );
}

/** Returns the fields and values of a record that was created or deleted. */
function wholeRecord(entries: readonly ChangeLine[]): readonly (readonly [string, unknown])[] {
  const whole = entries.find(({ feld }) => feld === null);
  const record = whole?.nachher ?? whole?.vorher;
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record).filter(([name]) => name !== 'version');
}
