import { Button } from '@mantine/core';
import {
  IconChecks,
  IconCopy,
  IconDots,
  IconDownload,
  IconPencil,
  IconPlayerPlay,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import { useState, type ComponentType, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../../../ui/menu';
import { actionTypeOf } from '../../../screens/action-type';
import { useEngine } from '../../../application/context';
import type { BulkRequest } from '../bulk/run-bulk';
import { selectedText, type ShownCount } from '../../../data/lists/use-with-total';
import { SelectionFigures, type SelectionFiguresProps } from './selection-figures';
import { withMantine } from '../../../../ui/with-mantine';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import styles from './selection-bar.module.css';

interface SelectionBarProps extends Omit<SelectionFiguresProps, 'total'> {
  count: ShownCount;
  cards: boolean;
  onBulk: (request: BulkRequest) => void;
  onExport: () => void;
  onCopy: () => void;
  /** The selection was cleared here: the focus goes back to the list. */
  onClear: () => void;
}

interface Entry {
  label: string;
  Icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
  danger?: boolean;
  run: () => void;
}

/** Below the list, so that no row moves when it comes. */
export const SelectionBar = withMantine(function SelectionBar(props: SelectionBarProps) {
  const { place, selection, count, cards, onBulk } = props;
  const isAllOfMore = count.isCapped && selection.selection.all;
  const { definition } = place;
  const { t } = useTranslation('list');
  const { part } = useScreenLabels();
  const { can, registry } = useEngine();
  const [menu, setMenu] = useState<Element>();
  const calls = definition.actions.flatMap((action) => {
    const does = actionTypeOf(registry, action).bulk?.(action);
    return does && can(does.call) ? [{ action, does }] : [];
  });
  const entries: Entry[] = [
    ...calls.map(({ action, does }) => ({
      label: part(definition, `actions.${action.name}`),
      Icon: IconPlayerPlay,
      danger: action.danger,
      run: () => onBulk({ kind: 'call', action, does }),
    })),
    ...(can(`PATCH ${definition.api.record}`)
      ? [{ label: t('bulk:change'), Icon: IconPencil, run: () => onBulk({ kind: 'change' }) }]
      : []),
    { label: t('list:export.title'), Icon: IconDownload, run: props.onExport },
    { label: t('list:copy.name'), Icon: IconCopy, run: props.onCopy },
    ...(can(`DELETE ${definition.api.record}`)
      ? [
          {
            label: t('bulk:remove'),
            Icon: IconTrash,
            danger: true,
            run: () => onBulk({ kind: 'remove' }),
          },
        ]
      : []),
  ];
  const all: Entry = {
    label: count.isCapped
      ? t('list:selection.all')
      : t('list:selection.allOf', { count: count.count }),
    Icon: IconChecks,
    run: selection.onAll,
  };
  const clear = () => {
    selection.onClear();
    props.onClear();
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
          leftSection={<IconDots size={18} stroke={1.5} aria-hidden />}
          onClick={({ currentTarget }) => setMenu(currentTarget)}
        >
          {t('list:selection.actions')}
        </Button>
      ) : (
        entries.map(({ label, Icon, danger, run }, index) => (
          <Button
            // A screen may give an action the same name as one of ours.
            key={index}
            size="xs"
            variant="default"
            color={danger ? 'red' : undefined}
            leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
            onClick={run}
          >
            {label}
          </Button>
        ))
      )}
      <SelectionFigures {...props} total={count.count} />
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
          groups={selection.extent === 'all' ? [entries] : [[all], entries]}
          onClose={() => setMenu(undefined)}
        />
      )}
    </div>
  );
});
