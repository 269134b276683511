import { Button } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconCopyPlus,
  IconDots,
  IconHistory,
  IconPrinter,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu, type MenuItem } from '../../../ui/menu';
import type { RecordPaging } from './pager/use-record-pager';

interface RecordMenuProps {
  actions: readonly MenuItem[];
  running: boolean;
  /** Undefined where its steps have buttons, or there are none. */
  walk: RecordPaging | undefined;
  /** Nothing else is offered: on a phone it needs no bar of its own. */
  isAlone: boolean;
  /** Undefined where the user may not, or the contract has no such thing. */
  onDuplicate: (() => void) | undefined;
  onHistory: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

export function RecordMenu(props: RecordMenuProps) {
  const { actions, running, isAlone, walk, onDuplicate, onHistory, onRemove } = props;
  const { t } = useTranslation('record');
  const [anchor, setAnchor] = useState<Element>();
  const step = (to: 'previous' | 'next', Icon: MenuItem['Icon']): MenuItem => ({
    label: t(`walk.${to}`),
    Icon,
    disabled: !walk?.[to],
    run: () => walk?.go(to),
  });
  const steps = walk ? [step('previous', IconChevronLeft), step('next', IconChevronRight)] : [];
  const items: MenuItem[] = [
    ...(onDuplicate ? [{ label: t('duplicate'), Icon: IconCopyPlus, run: onDuplicate }] : []),
    ...(onHistory ? [{ label: t('history.title'), Icon: IconHistory, run: onHistory }] : []),
    { label: t('print:print'), Icon: IconPrinter, keys: 'Ctrl+P', run: () => window.print() },
  ];
  const last: MenuItem[] = onRemove
    ? [{ label: t('remove.button'), Icon: IconTrash, run: onRemove }]
    : [];
  return (
    <>
      <Button
        variant="subtle"
        c="var(--k-text)"
        data-alone={isAlone || undefined}
        loading={running}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-label={t('more')}
        title={t('more')}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <IconDots size={18} stroke={1.5} aria-hidden />
      </Button>
      {anchor && (
        <Menu
          anchor={anchor}
          label={t('more')}
          groups={[steps, actions, items, last]}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  );
}
