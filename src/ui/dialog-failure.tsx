import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from './drawer';

export function DialogFailure({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <Drawer kind="dialog" title={t('part.title')} onClose={onClose}>
      {children}
    </Drawer>
  );
}
