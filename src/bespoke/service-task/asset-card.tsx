import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../schemas/rules/format-date';
import { today } from '../../../schemas/rules/today';
import { useEngine } from '../../engine/application/context';
import { FlowCard } from '../../engine/flow/cards/flow-card';
import parts from '../../engine/flow/parts.module.css';
import { StatusBadge } from '../../ui/status-badge';
import { namedQuery } from './task-queries';
import { paths } from './task';
import { useTask } from './use-task';
import { VisitList } from './visit-list';

/** Card of the device, whether it is under warranty, and what was done with it before. */
export function AssetCard() {
  const { t } = useTranslation('serviceTask');
  const { can } = useEngine();
  const { task } = useTask();
  const maySee = can(`GET ${paths.asset}`);
  const { data: asset } = useQuery(namedQuery(paths.asset, task.assetId, maySee));
  const name = task.assetBezeichnung ?? task.assetNr;
  const warranty = typeof asset?.endeGarantie === 'string' ? asset.endeGarantie : undefined;
  const isCovered = warranty !== undefined && warranty >= today();
  return (
    <FlowCard name="asset" title={t('asset.title')} note={task.assetNr}>
      <div className={parts.lines}>
        <p className={parts.strong}>
          {maySee ? (
            <Link className={parts.link} to={`/assets/${task.assetId}`}>
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {typeof asset?.seriennummer === 'string' && asset.seriennummer !== '' && (
          <p>{t('asset.serial', { number: asset.seriennummer })}</p>
        )}
        {typeof asset?.bemerkung === 'string' && asset.bemerkung !== '' && (
          <p className={parts.text}>{asset.bemerkung}</p>
        )}
      </div>
      {warranty !== undefined && (
        <div>
          <StatusBadge tone={isCovered ? 'green' : 'grey'}>
            {t(isCovered ? 'asset.covered' : 'asset.expired', { day: formatDate(warranty) })}
          </StatusBadge>
        </div>
      )}
      <div className={parts.folds}>
        <details className={parts.fold}>
          <summary>{t('visits.asset')}</summary>
          <VisitList field="assetId" />
        </details>
      </div>
    </FlowCard>
  );
}
