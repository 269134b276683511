import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Logo } from '../logo';
import { NavigationList } from './navigation-list';

/** The navigation of a phone: over the page, with the focus inside until it closes. */
export function NavigationDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('app');
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={280}
      padding={0}
      aria-label={t('navigation.name')}
      title={<Logo />}
      closeButtonProps={{ 'aria-label': t('ui:close'), size: 48 }}
    >
      <nav aria-label={t('navigation.name')}>
        <NavigationList mini={false} onFollow={onClose} />
      </nav>
    </Drawer>
  );
}
