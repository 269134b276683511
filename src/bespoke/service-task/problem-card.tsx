import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../../schemas/rules/format-duration';
import { FlowCard } from '../../engine/flow/cards/flow-card';
import parts from '../../engine/flow/parts.module.css';
import { FieldValue } from '../../engine/views/values/field-value';
import { orderQuery } from './task-queries';
import { useTask } from './use-task';

/** Card of what is to be done, as the order says, and what dispatch or an earlier visit noted. */
export function ProblemCard() {
  const { t } = useTranslation('serviceTask');
  const { task, place } = useTask();
  const { data: order } = useQuery(orderQuery(task));
  const material = place.fields.materialstatus;
  const { auftragsbeschreibung, bemerkung, materialstatus } = task;
  const estimated = order?.aufwandGeschaetzt;
  return (
    <FlowCard
      name="problem"
      title={t('problem.title')}
      note={
        estimated == null
          ? undefined
          : t('problem.estimated', { duration: formatDuration(estimated) })
      }
    >
      <p className={parts.text}>{auftragsbeschreibung || t('problem.none')}</p>
      {bemerkung && (
        <div className={parts.lines}>
          <p className={parts.quiet}>{t('problem.remark')}</p>
          <p className={parts.text}>{bemerkung}</p>
        </div>
      )}
      {order?.restarbeiten && (
        <div className={parts.lines}>
          <p className={parts.quiet}>{t('problem.rest')}</p>
          <p className={parts.text}>{order.restarbeiten}</p>
        </div>
      )}
      {material && materialstatus !== '10' && (
        <div className={parts.bigs}>
          <span className={parts.quiet}>{t('problem.material')}</span>
          <FieldValue field={material} value={materialstatus} record={task} />
        </div>
      )}
      {order?.extReferenz && (
        <p className={parts.quiet}>{t('problem.reference', { reference: order.extReferenz })}</p>
      )}
    </FlowCard>
  );
}
