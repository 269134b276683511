import { Button } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';

/** Any unknown path. «Go back» leads to the root (specification 1 §2). */
export function NotFoundPage() {
  const { t } = useTranslation('app');
  return (
    <Page title={t('notFound.title')}>
      <EmptyState Icon={IconMapOff} title={t('notFound.text')}>
        <Button component={Link} to="/">
          {t('notFound.back')}
        </Button>
      </EmptyState>
    </Page>
  );
}
