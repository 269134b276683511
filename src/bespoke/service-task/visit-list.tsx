import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../schemas/rules/format-date';
import { failureText } from '../../failure/failure-text';
import parts from '../../engine/flow/parts.module.css';
import { FieldValue } from '../../engine/views/values/field-value';
import { visitsQuery } from './task-queries';
import { useTask } from './use-task';

/** List of the last tasks at this place, or of this device. */
export function VisitList({ field }: { field: 'assetId' | 'standortId' }) {
  const { t, i18n } = useTranslation('serviceTask');
  const { task, place } = useTask();
  const { data: visits, error } = useQuery(visitsQuery(task, field, i18n.language));
  const status = place.fields.auftragsstatus;
  if (error) return <p role="alert">{failureText(error)}</p>;
  if (!visits) return <div aria-busy />;
  const others = visits.filter(({ id }) => id !== task.id);
  if (others.length === 0) return <p className={parts.quiet}>{t('visits.none')}</p>;
  return (
    <ul className={parts.rows}>
      {others.map((visit) => (
        <li key={visit.id} className={parts.row}>
          <div>
            <p>
              <Link className={parts.link} to={`/tasks/${visit.id}`}>
                {visit.titel}
              </Link>
            </p>
            <p className={parts.quiet}>{formatDate(String(visit.beendetDatum).slice(0, 10))}</p>
          </div>
          {status && <FieldValue field={status} value={visit.auftragsstatus} record={visit} />}
        </li>
      ))}
    </ul>
  );
}
