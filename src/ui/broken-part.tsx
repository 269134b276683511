import { Button } from './button';
import { IconMoodSad } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './empty-state';
import { useFailureId } from './use-failure-id';

/** Instead of a part of the page that broke: what happened, an id for whoever looks into it, and another try. */
export function BrokenPart({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('ui');
  const id = useFailureId(error);
  return (
    <div role="alert">
      <EmptyState Icon={IconMoodSad} title={t('broken.title')} hint={t('trackingId', { id })}>
        <Button onClick={onRetry}>{t('broken.retry')}</Button>
      </EmptyState>
    </div>
  );
}
