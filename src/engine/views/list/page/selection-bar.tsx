import {
  IconChecks,
  IconCopy,
  IconDots,
  IconDownload,
  IconPencil,
  IconPlayerPlay,
  IconStack2,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import { useState, type ComponentType, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { Menu } from '../../../../ui/menu';
import { actionTypeOf } from '../../../screens/action-type';
import { useEngine } from '../../../application/context';
import { notifyInfo } from '../../../../ui/notices';
import { permittedWork } from '../bulk/permitted-work';
import { togetherObstacle } from '../bulk/together-obstacle';
import { useObstacleText } from '../bulk/use-obstacle-text';
import { rowsAtHand } from '../selection/selected-figures';
import { selectedText } from '../../../data/lists/use-with-total';
import { SelectionFigures } from './selection-figures';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import { useList } from './list-context';
import styles from './selection-bar.module.css';

interface Entry {
  label: string;
  Icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
  danger?: boolean | undefined;
  /** Reason why it cannot be done with these rows. */
  reason?: string | undefined;
  run: () => void;
}

/** Bar below the list, so that no row moves when it comes. */
export function SelectionBar() {
  const list = useList();
  const { place, selection, count, isCapped, cards, begin } = list;
  const isAllOfMore = isCapped && selection.selection.all;
  const recordAt = list.grouping.places?.recordAt ?? list.rows.rowAt;
  const { definition } = place;
  const { t } = useTranslation('list');
  const { part } = useScreenLabels();
  const engine = useEngine();
  const { can, registry } = engine;
  const obstacleText = useObstacleText(place);
  const [menu, setMenu] = useState<Element>();
  const atHand = rowsAtHand(selection.selection, count, recordAt);
  // Judges only rows that are at hand; others are judged when they have been read.
  const judged = atHand.length === selection.count ? atHand : [];
  const { calls, change, remove } = permittedWork(definition, judged, engine);
  const together = definition.actions.flatMap((action): Entry[] => {
    const does = actionTypeOf(registry, action).together?.(action);
    if (!does || !can(does.call)) return [];
    const rows = { rows: judged, count: selection.count };
    const obstacle = togetherObstacle(action, does, rows, definition, engine);
    const reason = obstacle && obstacleText(obstacle);
    return [
      {
        label: part(definition, `actions.${action.name}`),
        Icon: IconStack2,
        danger: action.danger,
        reason,
        run: () =>
          reason === undefined ? begin({ together: { action, does } }) : notifyInfo(reason),
      },
    ];
  });
  const entries: Entry[] = [
    ...together,
    ...calls.map(({ action, does }) => ({
      label: part(definition, `actions.${action.name}`),
      Icon: IconPlayerPlay,
      danger: action.danger,
      run: () => begin({ kind: 'call', action, does }),
    })),
    ...(change
      ? [{ label: t('bulk:change'), Icon: IconPencil, run: () => begin({ kind: 'change' }) }]
      : []),
    { label: t('list:export.title'), Icon: IconDownload, run: () => begin('export') },
    { label: t('list:copy.name'), Icon: IconCopy, run: () => void list.copy() },
    ...(remove
      ? [
          {
            label: t('bulk:remove'),
            Icon: IconTrash,
            danger: true,
            run: () => begin({ kind: 'remove' }),
          },
        ]
      : []),
  ];
  // Says in the menu why something cannot be done: it has no place for a tooltip.
  const items = entries.map(({ reason, ...entry }) => ({ ...entry, hint: reason }));
  const all: Entry = {
    label: isCapped ? t('list:selection.all') : t('list:selection.allOf', { count }),
    Icon: IconChecks,
    run: selection.onAll,
  };
  const clear = () => {
    selection.onClear();
    list.focusRows();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || menu) return;
    event.preventDefault();
    clear();
  };
  return (
    <div
      role="toolbar"
      aria-label={t('list:selection.bar')}
      className={styles.bar}
      data-at-bottom
      onKeyDown={onKeyDown}
    >
      <b className={styles.count}>
        {selectedText(t, { count: selection.count, isCapped: isAllOfMore })}
      </b>
      {selection.extent !== 'all' && !cards && (
        <button type="button" className={styles.all} onClick={selection.onAll}>
          {all.label}
        </button>
      )}
      {cards ? (
        <Button
          variant="default"
          aria-haspopup="menu"
          Icon={IconDots}
          onClick={({ currentTarget }) => setMenu(currentTarget)}
        >
          {t('list:selection.actions')}
        </Button>
      ) : (
        entries.map(({ label, Icon, danger, reason, run }, index) => (
          <Button
            // Uses the index: a screen may give an action the same name as one of ours.
            key={index}
            size="xs"
            variant="default"
            color={danger ? 'red' : undefined}
            aria-disabled={reason !== undefined || undefined}
            data-disabled={reason !== undefined || undefined}
            title={reason}
            Icon={Icon}
            onClick={run}
          >
            {label}
          </Button>
        ))
      )}
      <SelectionFigures
        place={place}
        selection={selection}
        columns={list.columns.shown}
        asked={list.asked}
        total={count}
        recordAt={recordAt}
        subscribe={list.rows.subscribe}
      />
      <button
        type="button"
        className={styles.clear}
        aria-label={t('list:selection.clear')}
        title={t('list:selection.clear')}
        onClick={clear}
      >
        <IconX size={18} stroke={1.5} aria-hidden />
      </button>
      {menu && (
        <Menu
          anchor={menu}
          label={t('list:selection.bar')}
          groups={selection.extent === 'all' ? [items] : [[all], items]}
          onClose={() => setMenu(undefined)}
        />
      )}
    </div>
  );
}
