import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { Drawer } from '../../ui/drawer';

/** Dialog «Keine Lizenz» (specification 1 §2): what is missing, and who can help. */
export function LicenceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['app', 'ui']);
  return (
    <Drawer
      kind="dialog"
      title={t('app:licence.title')}
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          {t('ui:ok')}
        </Button>
      }
    >
      <p role="alert">{t('ui:error.licence')}</p>
      <p>{t('app:licence.hint')}</p>
    </Drawer>
  );
}
