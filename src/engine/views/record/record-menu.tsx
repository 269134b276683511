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
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button';
import { commandsOfRecord } from '../../../ui/commands/command-store';
import { Menu, type MenuItem } from '../../../ui/menu';
import { keys } from '../../../ui/commands/keys';
import { copyParameter } from '../../editing/new/duplicate-record';
import { useReadRecord, useRecordPage } from './record-context';

interface RecordMenuProps {
  /**
   * Groups of items, kept apart: those that change something, those that ask or lead elsewhere, those that destroy
   * something.
   */
  actions: readonly (readonly MenuItem[])[];
  common: CommonItems;
  running: boolean;
  /** True if the menu has the ways to the records before and after this one: they have no buttons then. */
  hasSteps: boolean;
  /** True if nothing else is offered: on a phone it needs no bar of its own then. */
  isAlone: boolean;
}

export interface CommonItems {
  items: readonly MenuItem[];
  /** Items kept apart from the others: deletion. */
  last: readonly MenuItem[];
}

/**
 * Returns the menu items that every record offers, as far as the user may and the contract has them. `hasPrintKey`: the
 * screen has a key of its own for printing, so that the page itself is printed from here alone.
 */
export function useCommonItems(hasPrintKey: boolean): CommonItems {
  const { t } = useTranslation('record');
  const { place, id, rights, history, removal } = useReadRecord();
  const navigate = useNavigate();
  const duplicate = () =>
    void navigate(`${place.path}/new?${copyParameter}=${encodeURIComponent(id)}`);
  const { open } = history;
  return {
    items: [
      ...(rights.create ? [{ label: t('duplicate'), Icon: IconCopyPlus, run: duplicate }] : []),
      ...(open ? [{ label: t('history.title'), Icon: IconHistory, run: () => open() }] : []),
      {
        label: t(hasPrintKey ? 'print:page' : 'print:print'),
        Icon: IconPrinter,
        keys: hasPrintKey ? undefined : keys.print,
        run: () => window.print(),
      },
    ],
    last: rights.remove ? [{ label: t('remove.button'), Icon: IconTrash, run: removal.run }] : [],
  };
}

export function RecordMenu({ actions, common, running, isAlone, hasSteps }: RecordMenuProps) {
  const { walk } = useRecordPage();
  const { t } = useTranslation('record');
  const [anchor, setAnchor] = useState<Element>();
  const step = (to: 'previous' | 'next', Icon: MenuItem['Icon']): MenuItem => ({
    label: t(`walk.${to}`),
    Icon,
    disabled: !walk?.[to],
    run: () => walk?.go(to),
  });
  const steps =
    walk && hasSteps ? [step('previous', IconChevronLeft), step('next', IconChevronRight)] : [];
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
