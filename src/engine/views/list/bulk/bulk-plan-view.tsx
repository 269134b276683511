import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '../../../../api/dialect';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { useFormatters } from '../../../data/use-formatters';
import type { BulkWork } from './run-bulk';
import type { BulkPlan, Obstacle } from './plan-bulk';
import { RowReasons } from './row-reasons';
import styles from './bulk.module.css';

interface BulkPlanViewProps {
  work: BulkWork;
  plan: BulkPlan;
  titleOf: (record: AnyRecord) => string;
  obstacleText: (obstacle: Obstacle) => string;
}

/** Rows shown at first, and more with each press. */
const step = 100;

export function BulkPlanView({ work, plan, titleOf, obstacleText }: BulkPlanViewProps) {
  const { t } = useTranslation('list');
  const labelOf = useFieldLabel();
  const [shown, setShown] = useState(step);
  const field = work.kind === 'change' ? work.field : undefined;
  const fields = useMemo(() => (field ? [field] : []), [field]);
  const format = useFormatters(fields).get(field?.name ?? '');
  const { items, blocked } = plan;
  return (
    <>
      <p className={styles.result}>{t(`bulk:question.${work.kind}`, { count: items.length })}</p>
      <RowReasons
        heading={t('bulk:blocked', { count: blocked.length })}
        rows={blocked.map(({ record, obstacle }) => ({ record, reason: obstacleText(obstacle) }))}
        titleOf={titleOf}
      />
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
                      <td>{format?.(record[field.name]) || '–'}</td>
                      <td>{format?.(changes[field.name]) || '–'}</td>
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
    </>
  );
}
