import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../ui/button';
import { useEngine } from '../../../application/context';
import type { Place } from '../../../screens/place';

/**
 * Button to create a record, absent without the right. The shell hears its key and presses the button
 * (`src/app/keys/use-page-keys.ts`).
 */
export function CreateButton({ place }: { place: Place }) {
  const { t } = useTranslation('list');
  const { can } = useEngine();
  const navigate = useNavigate();
  if (!can(`POST ${place.definition.api.create}`)) return null;
  return (
    <Button Icon={IconPlus} keys="Alt+N" onClick={() => void navigate(`${place.path}/new`)}>
      {t('create')}
    </Button>
  );
}
