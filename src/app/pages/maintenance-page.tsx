import { Button } from '@mantine/core';
import { IconTool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state';

/** `/error503`: the server is being maintained. */
export function MaintenancePage() {
  const { t } = useTranslation('app');
  return (
    <main>
      <EmptyState
        isPage
        Icon={IconTool}
        title={t('maintenance.title')}
        hint={t('maintenance.text')}
      >
        <Button component="a" href="/">
          {t('failure.retry')}
        </Button>
      </EmptyState>
    </main>
  );
}
