import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '../../../../api/dialect';
import { Alert } from '../../../../ui/alert';
import { isNumeric } from '../../../fields/field';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { useFormatters } from '../../../data/use-formatters';
import type { BulkChange, BulkWork } from './run-bulk';
import type { BulkPlan, Obstacle } from './plan-bulk';
import { RowReasons } from './row-reasons';
import { useRoundingText } from './use-rounding-text';
import styles from './bulk.module.css';

interface BulkPlanViewProps {
  work: BulkWork;
  plan: BulkPlan;
  titleOf: (record: AnyRecord) => string;
  obstacleText: (obstacle: Obstacle) => string;
}

/** Number of rows shown at first, and added with each press. */
const step = 100;

export function BulkPlanView({ work, plan, titleOf, obstacleText }: BulkPlanViewProps) {
  const { t } = useTranslation('list');
  const labelOf = useFieldLabel();
  const [shown, setShown] = useState(step);
  const field = work.kind === 'change' ? work.field : undefined;
  const fields = useMemo(() => (field ? [field] : []), [field]);
  const format = useFormatters(fields).get(field?.name ?? '');
  const { items, blocked } = plan;
  const [first] = items;
  const same = obstacleText({ kind: 'same' });
  const counts = new Map<string, number>();
  for (const { obstacle } of blocked) {
    const reason = obstacleText(obstacle);
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return (
    <>
      <p className={styles.result}>{t(`bulk:question.${work.kind}`, { count: items.length })}</p>
      {work.kind === 'change' && (
        <ChangeSaid
          work={work}
          count={items.length}
          text={format?.(first?.changes[work.field.name])}
        />
      )}
      {blocked.length > 0 && (
        <ul className={styles.counts}>
          {[...counts].map(([reason, count]) => (
            <li key={reason}>
              {reason === same
                ? t('bulk:staySame', { count })
                : t('bulk:leftOut', { count, reason })}
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <section className={styles.section}>
          <h3 className={styles.heading}>{t('bulk:rows', { count: items.length })}</h3>
          <table className={styles.table}>
            {field && (
              <thead>
                <tr>
                  <th scope="col">{t('bulk:row')}</th>
                  <th scope="col">{t('bulk:old', { label: labelOf(field) })}</th>
                  <th scope="col">{t('bulk:new')}</th>
                </tr>
              </thead>
            )}
            <tbody>
              {items.slice(0, shown).map(({ record, changes }) => (
                <tr key={String(record.id)}>
                  <th scope="row">{titleOf(record) || String(record.id)}</th>
                  {field && (
                    <>
                      <td>{format?.(record[field.name], record) || '–'}</td>
                      <td>{format?.(changes[field.name], record) || '–'}</td>
                    </>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          {items.length > shown && (
            <button type="button" className={styles.more} onClick={() => setShown(shown + step)}>
              {t('bulk:more', { count: items.length - shown })}
            </button>
          )}
        </section>
      )}
      <RowReasons
        heading={t('bulk:blocked', { count: blocked.length })}
        rows={blocked.map(({ record, obstacle }) => ({ record, reason: obstacleText(obstacle) }))}
        titleOf={titleOf}
      />
    </>
  );
}

interface ChangeSaidProps {
  work: BulkChange;
  /** Number of rows that are changed. */
  count: number;
  /** New value of one of them as it is displayed. */
  text: string | undefined;
}

/** Text on the rows' new values; a warning where many lose their own for the same one. */
function ChangeSaid({ work, count, text }: ChangeSaidProps) {
  const { t } = useTranslation('list');
  const labelOf = useFieldLabel();
  const roundingText = useRoundingText();
  if ('reckoning' in work) {
    const { reckoning, field } = work;
    const rounding = isNumeric(field) ? roundingText(reckoning.rounding, field) : undefined;
    return (
      <p className={styles.result}>
        {rounding === undefined
          ? t('bulk:reckoned', { text: reckoning.text })
          : t('bulk:reckonedRounded', { text: reckoning.text, rounding })}
      </p>
    );
  }
  if (count < 2) return null;
  return (
    <Alert
      role="alert"
      tone="yellow"
      className={styles.loud}
      icon={<IconAlertTriangle size={18} stroke={1.5} />}
      title={
        text
          ? t('bulk:allGet', { count, value: text })
          : t('bulk:allCleared', { count, label: labelOf(work.field) })
      }
    />
  );
}
