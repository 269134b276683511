import { useQuery } from '@tanstack/react-query';
import { IconClockEdit, IconClockPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../../schemas/rules/format-duration';
import { mayDo } from '../../../schemas/rules/service-states';
import { mayChangeTime } from '../../../schemas/rules/service-tasks';
import { correctionStateRefusal } from '../../../schemas/rules/step-correction';
import { useEngine } from '../../engine/application/context';
import { fieldsQuery } from '../../engine/data/fields-query';
import { useFormatters } from '../../engine/data/use-formatters';
import { useNamedFields } from '../../engine/fields/use-field-texts';
import { RowsCard } from '../../engine/flow/cards/rows-card';
import { useDayText } from '../../engine/flow/time/use-day-text';
import { TimeCorrectionDialog } from './correction-dialog';
import { paths } from './task';
import { useTimes } from './task-rows';
import { useTask } from './use-task';
import { WorkTimeDialog } from './work-time-dialog';

const asked = ['taetigkeitId'] as const;

/** Working times of the task, by timer and by hand. */
export function TimesCard() {
  const { t } = useTranslation('serviceTask');
  const { registry, me, can } = useEngine();
  const { task, take } = useTask();
  const times = useTimes(task);
  const { data: fields } = useQuery(fieldsQuery(registry, 'WorkTime'));
  const formatters = useFormatters(useNamedFields(asked, fields ?? {}));
  const day = useDayText();
  const isMine = task.benutzerId === me.id || can('SVA_PLANEN');
  const mayCorrect = isMine && correctionStateRefusal(task) === undefined;
  const sum = (times.rows ?? []).reduce((all, { dauer }) => all + dauer, 0);
  return (
    <RowsCard
      name="times"
      title={t('times.title')}
      note={formatDuration(sum)}
      of={times}
      read={({ datum, von, bis, dauer, taetigkeitId, bemerkung }) => {
        const span = `${day(datum)}, ${von}–${bis}`;
        const activity = formatters.get('taetigkeitId')?.(taetigkeitId);
        return {
          name: span,
          more: [activity, bemerkung].filter(Boolean).join(' · '),
          figure: formatDuration(dauer),
          question: t('times.removeQuestion', { span }),
        };
      }}
      path={paths.times}
      words={{ none: t('times.none'), change: t('times.change'), remove: t('times.remove') }}
      isOpenTo={(time) => mayChangeTime(time, me, can)}
      mayChange={task.beendetDatum == null && mayDo('bookTime', task.auftragsstatus)}
      correct={
        mayCorrect
          ? { label: t('times.correct'), Icon: IconClockEdit, Dialog: TimeCorrectionDialog }
          : undefined
      }
      add={{ label: t('times.add'), Icon: IconClockPlus, run: () => take('bookTime') }}
      Dialog={WorkTimeDialog}
    />
  );
}
