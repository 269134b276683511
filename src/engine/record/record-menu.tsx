import { Button } from '@mantine/core';
import { IconCopyPlus, IconDots, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu, type MenuItem } from '../../ui/menu';
import styles from './record-menu.module.css';

interface RecordMenuProps {
  /** The declared actions: buttons of their own where there is room. */
  actions: readonly MenuItem[];
  /** Absent where the user may not, or the contract has no such thing. */
  onDuplicate: (() => void) | undefined;
  onHistory: (() => void) | undefined;
}

/** What one does with a record less often. */
export function RecordMenu({ actions, onDuplicate, onHistory }: RecordMenuProps) {
  const { t } = useTranslation('record');
  const [anchor, setAnchor] = useState<Element>();
  const items: MenuItem[] = [
    ...(onDuplicate ? [{ label: t('duplicate'), Icon: IconCopyPlus, run: onDuplicate }] : []),
    ...(onHistory ? [{ label: t('history.title'), Icon: IconHistory, run: onHistory }] : []),
  ];
  if (items.length + actions.length === 0) return null;
  const isNarrow = window.matchMedia('(max-width: 767px)').matches;
  return (
    <>
      <Button
        variant="subtle"
        className={items.length === 0 ? styles.narrow : undefined}
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
          groups={[isNarrow ? actions : [], items]}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  );
}
