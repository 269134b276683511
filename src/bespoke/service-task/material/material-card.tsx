import { IconTruck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayDo } from '../../../../schemas/rules/service-states';
import { useEngine } from '../../../engine/application/context';
import { FlowCard, failedOf } from '../../../engine/flow/cards/flow-card';
import { LargeButton } from '../../../engine/flow/large-button';
import parts from '../../../engine/flow/parts.module.css';
import { FieldValue } from '../../../engine/views/values/field-value';
import { DialogBoundary } from '../../../ui/dialog-boundary';
import type { MaterialPosition } from '../task';
import { useTask } from '../use-task';
import type { MaterialAction } from './material-actions';
import { MaterialDialog } from './material-dialog';
import { MaterialRow } from './material-row';
import { vanPath } from './material-queries';
import { useMaterial } from './use-material';
import { VanPartDialog } from './van-part-dialog';

type Open = 'van' | { action: MaterialAction; position: MaterialPosition };

/** Card of the material of the task's order, and what its technician does with it. */
export function MaterialCard() {
  const { t } = useTranslation('serviceTask');
  const { can, me } = useEngine();
  const { task, place } = useTask();
  const { query, rows: positions = [], waiting } = useMaterial(task);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const status = place.fields.materialstatus;
  const mayTake =
    task.beendetDatum == null &&
    mayDo('useMaterial', task.auftragsstatus) &&
    me.technikerId !== null &&
    can('POST /service/auftraege/{serviceAuftragId}/material') &&
    can(`GET ${vanPath}`);
  return (
    <FlowCard
      name="material"
      title={t('material.title')}
      note={
        status && positions.length > 0 ? (
          <FieldValue field={status} value={task.materialstatus} record={task} />
        ) : undefined
      }
      failed={failedOf(query)}
      isWaiting={query.isPending}
    >
      {query.data && positions.length === 0 && <p className={parts.quiet}>{t('material.none')}</p>}
      {positions.length > 0 && (
        <ul className={parts.rows}>
          {positions.map((position) => (
            <MaterialRow
              key={position.id}
              position={position}
              isWaiting={waiting.has(position.id)}
              onAct={(action) => setOpen({ action, position })}
            />
          ))}
        </ul>
      )}
      {mayTake && (
        <LargeButton Icon={IconTruck} onClick={() => setOpen('van')}>
          {t('material.fromVan')}
        </LargeButton>
      )}
      {open && (
        <DialogBoundary onClose={close}>
          {open === 'van' ? (
            <VanPartDialog onClose={close} />
          ) : (
            <MaterialDialog {...open} onClose={close} />
          )}
        </DialogBoundary>
      )}
    </FlowCard>
  );
}
