import { Button } from '../../ui/button';
import { IconMapOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';

/**
 * Page for unknown addresses; its words are the specification's (1 §2), in every language; «Go back» leads to the root.
 */
export function NotFoundPage() {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  return (
    <Page title={t('notFound.title')}>
      <EmptyState Icon={IconMapOff} title={t('notFound.text')} hint={t('notFound.hint')}>
        <Button onClick={() => void navigate('/')}>{t('notFound.back')}</Button>
      </EmptyState>
    </Page>
  );
}
