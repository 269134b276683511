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
import { Button } from '../../../ui/button';
import { commandsOfRecord } from '../../../ui/commands/command-store';
import { Menu, type MenuItem } from '../../../ui/menu';
import { keys } from '../../../ui/commands/keys';
import type { RecordPaging } from './pager/use-record-pager';

/** What every record offers. */
interface CommonWays {
  /** The screen has a key of its own for printing: then the page itself is printed from here alone. */
  hasPrintKey: boolean;
  /** Undefined where the user may not, or the contract has no such thing. */
  onDuplicate: (() => void) | undefined;
  onHistory: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

interface RecordMenuProps {
  /** Apart from each other: what changes something, what asks or leads elsewhere, what destroys something. */
  actions: readonly (readonly MenuItem[])[];
  common: CommonItems;
  running: boolean;
  /** Undefined where its steps have buttons, or there are none. */
  walk: RecordPaging | undefined;
  /** Nothing else is offered: on a phone it needs no bar of its own. */
  isAlone: boolean;
}

export interface CommonItems {
  items: readonly MenuItem[];
  /** Apart from the others: deletion. */
  last: readonly MenuItem[];
}

export function useCommonItems({
  hasPrintKey,
  onDuplicate,
  onHistory,
  onRemove,
}: CommonWays): CommonItems {
  const { t } = useTranslation('record');
  return {
    items: [
      ...(onDuplicate ? [{ label: t('duplicate'), Icon: IconCopyPlus, run: onDuplicate }] : []),
      ...(onHistory ? [{ label: t('history.title'), Icon: IconHistory, run: onHistory }] : []),
      {
        label: t(hasPrintKey ? 'print:page' : 'print:print'),
        Icon: IconPrinter,
        keys: hasPrintKey ? undefined : keys.print,
        run: () => window.print(),
      },
    ],
    last: onRemove ? [{ label: t('remove.button'), Icon: IconTrash, run: onRemove }] : [],
  };
}

export function RecordMenu({ actions, common, running, isAlone, walk }: RecordMenuProps) {
  const { t } = useTranslation('record');
  const [anchor, setAnchor] = useState<Element>();
  const step = (to: 'previous' | 'next', Icon: MenuItem['Icon']): MenuItem => ({
    label: t(`walk.${to}`),
    Icon,
    disabled: !walk?.[to],
    run: () => walk?.go(to),
  });
  const steps = walk ? [step('previous', IconChevronLeft), step('next', IconChevronRight)] : [];
  return (
    <>
      <Button
        variant="subtle"
        style={{ color: 'var(--k-text)' }}
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
          groups={[steps, ...actions, [...commandsOfRecord(), ...common.items], common.last]}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  );
}
