import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../schemas/rules/format-number';
import { mayDo } from '../../../schemas/rules/service-states';
import { RowsCard } from '../../engine/flow/cards/rows-card';
import { spanText } from '../../engine/flow/time/local-text';
import { useDayText } from '../../engine/flow/time/use-day-text';
import { ExtraWorkDialog } from './extra-work-dialog';
import { paths, type ExtraWork } from './task';
import { extraTypesQuery } from './task-queries';
import { useExtras } from './task-rows';
import { useTask } from './use-task';

/** Card of additional work on the order: time, costs, distance. */
export function ExtrasCard() {
  const { t, i18n } = useTranslation('serviceTask');
  const { task, take } = useTask();
  const extras = useExtras(task);
  const { data: types } = useQuery(extraTypesQuery(i18n.language));
  const day = useDayText();
  const saidOf = ({ vonZeitpunkt, bisZeitpunkt, kosten, strecke }: ExtraWork) => {
    if (kosten != null) {
      return t('extras.costs', { amount: formatNumber(kosten, i18n.language, { digits: 0 }) });
    }
    if (strecke != null) return t('extras.distance', { count: strecke });
    return vonZeitpunkt && bisZeitpunkt ? spanText(vonZeitpunkt, bisZeitpunkt, day) : '';
  };
  return (
    <RowsCard
      name="extras"
      title={t('extras.title')}
      note={String(extras.rows?.length)}
      of={extras}
      read={(extra) => {
        const kind = types?.find(({ id }) => id === extra.mehraufwandArtId)?.bezeichnung;
        const name = typeof kind === 'string' ? kind : t('extras.one');
        return {
          name,
          more: extra.bemerkung ?? undefined,
          figure: saidOf(extra),
          question: t('extras.removeQuestion', { name }),
        };
      }}
      path={paths.extras}
      words={{ none: t('extras.none'), change: t('extras.change'), remove: t('extras.remove') }}
      mayChange={task.beendetDatum == null && mayDo('bookExtra', task.auftragsstatus)}
      add={{ label: t('extras.add'), Icon: IconPlus, run: () => take('bookExtra') }}
      Dialog={ExtraWorkDialog}
    />
  );
}
