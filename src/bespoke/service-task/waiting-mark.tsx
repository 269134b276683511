import { IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import parts from './task-parts.module.css';

/** Beside what is on the device and not yet on the server. */
export function WaitingMark() {
  const { t } = useTranslation('serviceTask');
  return (
    <span className={parts.waits} role="img" aria-label={t('waits')} data-tip={t('waits')}>
      <IconCloudUp size={18} stroke={1.5} aria-hidden />
    </span>
  );
}
