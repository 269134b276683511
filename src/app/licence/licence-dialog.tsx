import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../ui/drawer';
import { withMantine } from '../../ui/with-mantine';

/** «Keine Lizenz» (specification 1 §2): what is missing, and who can help. */
export const LicenceDialog = withMantine(function LicenceDialog({
  onClose,
}: {
  onClose: () => void;
}) {
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
});
