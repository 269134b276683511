import { useQuery } from '@tanstack/react-query';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../schemas/rules/format-number';
import { mayDo } from '../../../schemas/rules/service-states';
import { DialogBoundary } from '../../ui/dialog-boundary';
import { Card, failedOf } from './card';
import { ExtraWorkDialog } from './extra-work-dialog';
import { spanText } from './local-text';
import { RowMenu } from './row-menu';
import { paths, type ExtraWork } from './task';
import { extraTypesQuery } from './task-queries';
import { isWaiting, useExtras } from './task-rows';
import { useDayText } from './use-day-text';
import { useRemoveRow } from './use-remove-row';
import { useTask } from './use-task';
import { WaitingMark } from '../../engine/views/outbox/waiting-mark';
import parts from './task-parts.module.css';

/** Additional work on the order: time, costs, distance. */
export function ExtrasCard() {
  const { t, i18n } = useTranslation('serviceTask');
  const { task, take } = useTask();
  const { query, rows } = useExtras(task);
  const { data: types } = useQuery(extraTypesQuery(i18n.language));
  const day = useDayText();
  const [changed, setChanged] = useState<ExtraWork>();
  const remove = useRemoveRow(paths.extras);
  const mayChange = task.beendetDatum == null && mayDo('bookExtra', task.auftragsstatus);
  const extras = rows ?? [];
  const saidOf = ({ vonZeitpunkt, bisZeitpunkt, kosten, strecke }: ExtraWork) => {
    if (kosten != null) {
      return t('extras.costs', { amount: formatNumber(kosten, i18n.language, { digits: 0 }) });
    }
    if (strecke != null) return t('extras.distance', { count: strecke });
    return vonZeitpunkt && bisZeitpunkt ? spanText(vonZeitpunkt, bisZeitpunkt, day) : '';
  };
  return (
    <Card
      name="extras"
      title={t('extras.title')}
      note={extras.length > 0 && String(extras.length)}
      failed={rows ? undefined : failedOf(query)}
      isWaiting={!rows && query.isPending}
    >
      {rows && extras.length === 0 && <p className={parts.quiet}>{t('extras.none')}</p>}
      {extras.length > 0 && (
        <ul className={parts.rows}>
          {extras.map((extra) => {
            const kind = types?.find(({ id }) => id === extra.mehraufwandArtId)?.bezeichnung;
            const name = typeof kind === 'string' ? kind : t('extras.one');
            return (
              <li key={extra.id} className={parts.row}>
                <div>
                  <p>{name}</p>
                  {extra.bemerkung && <p className={parts.quiet}>{extra.bemerkung}</p>}
                </div>
                <span className={parts.figure}>{saidOf(extra)}</span>
                {isWaiting(extra) && <WaitingMark />}
                {mayChange && !isWaiting(extra) && (
                  <RowMenu
                    label={t('rowMenu', { name })}
                    items={[
                      { label: t('extras.change'), Icon: IconPencil, run: () => setChanged(extra) },
                      {
                        label: t('extras.remove'),
                        Icon: IconTrash,
                        run: () => void remove(extra, t('extras.removeQuestion', { name })),
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
        <button type="button" className={parts.big} onClick={() => take('bookExtra')}>
          <IconPlus size={20} stroke={1.5} aria-hidden />
          {t('extras.add')}
        </button>
      )}
      {changed && (
        <DialogBoundary onClose={() => setChanged(undefined)}>
          <ExtraWorkDialog of={changed} onClose={() => setChanged(undefined)} />
        </DialogBoundary>
      )}
    </Card>
  );
}
