import { Button } from '@mantine/core';
import { IconCopyPlus, IconDots, IconHistory, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu, type MenuItem } from '../../../ui/menu';

interface RecordMenuProps {
  actions: readonly MenuItem[];
  running: boolean;
  /** Undefined where the user may not, or the contract has no such thing. */
  onDuplicate: (() => void) | undefined;
  onHistory: (() => void) | undefined;
}

export function RecordMenu({ actions, running, onDuplicate, onHistory }: RecordMenuProps) {
  const { t } = useTranslation('record');
  const [anchor, setAnchor] = useState<Element>();
  const items: MenuItem[] = [
    ...(onDuplicate ? [{ label: t('duplicate'), Icon: IconCopyPlus, run: onDuplicate }] : []),
    ...(onHistory ? [{ label: t('history.title'), Icon: IconHistory, run: onHistory }] : []),
    { label: t('print:print'), Icon: IconPrinter, keys: 'Ctrl+P', run: () => window.print() },
  ];
  return (
    <>
      <Button
        variant="subtle"
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
          groups={[actions, items]}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  );
}
