import { useQuery } from '@tanstack/react-query';
import { IconClockPlus, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayDo } from '../../../schemas/rules/service-states';
import { formatDuration } from '../../../schemas/rules/format-duration';
import { useNamedFields } from '../../engine/fields/use-field-texts';
import { useEngine } from '../../engine/application/context';
import { fieldsQuery } from '../../engine/data/fields-query';
import { useFormatters } from '../../engine/data/use-formatters';
import { DialogBoundary } from '../../ui/dialog-boundary';
import { Card, failedOf } from './card';
import { RowMenu } from './row-menu';
import { paths, type WorkTime } from './task';
import { isWaiting, useTimes } from './task-rows';
import { useDayText } from './use-day-text';
import { useRemoveRow } from './use-remove-row';
import { useTask } from './use-task';
import { WaitingMark } from '../../engine/views/outbox/waiting-mark';
import { WorkTimeDialog } from './work-time-dialog';
import parts from './task-parts.module.css';

const asked = ['taetigkeitId'] as const;

/** Working times of the task, by timer and by hand. */
export function TimesCard() {
  const { t } = useTranslation('serviceTask');
  const { registry } = useEngine();
  const { task, take } = useTask();
  const { query, rows } = useTimes(task);
  const { data: fields } = useQuery(fieldsQuery(registry, 'WorkTime'));
  const formatters = useFormatters(useNamedFields(asked, fields ?? {}));
  const day = useDayText();
  const [changed, setChanged] = useState<WorkTime>();
  const remove = useRemoveRow(paths.times);
  const mayChange = task.beendetDatum == null && mayDo('bookTime', task.auftragsstatus);
  const times = rows ?? [];
  const sum = times.reduce((all, { dauer }) => all + dauer, 0);
  return (
    <Card
      name="times"
      title={t('times.title')}
      note={times.length > 0 && formatDuration(sum)}
      failed={rows ? undefined : failedOf(query)}
      isWaiting={!rows && query.isPending}
    >
      {rows && times.length === 0 && <p className={parts.quiet}>{t('times.none')}</p>}
      {times.length > 0 && (
        <ul className={parts.rows}>
          {times.map((time) => {
            const span = `${day(time.datum)}, ${time.von}–${time.bis}`;
            return (
              <li key={time.id} className={parts.row}>
                <div>
                  <p>{span}</p>
                  <p className={parts.quiet}>
                    {[formatters.get('taetigkeitId')?.(time.taetigkeitId), time.bemerkung]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
                <span className={parts.figure}>{formatDuration(time.dauer)}</span>
                {isWaiting(time) && <WaitingMark />}
                {mayChange && !isWaiting(time) && (
                  <RowMenu
                    label={t('rowMenu', { name: span })}
                    items={[
                      { label: t('times.change'), Icon: IconPencil, run: () => setChanged(time) },
                      {
                        label: t('times.remove'),
                        Icon: IconTrash,
                        run: () => void remove(time, t('times.removeQuestion', { span })),
                      },
                    ]}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {mayChange && (
        <button type="button" className={parts.big} onClick={() => take('bookTime')}>
          <IconClockPlus size={20} stroke={1.5} aria-hidden />
          {t('times.add')}
        </button>
      )}
      {changed && (
        <DialogBoundary onClose={() => setChanged(undefined)}>
          <WorkTimeDialog of={changed} onClose={() => setChanged(undefined)} />
        </DialogBoundary>
      )}
    </Card>
  );
}
