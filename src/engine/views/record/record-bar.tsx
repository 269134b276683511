import { IconDeviceFloppy, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useKeyTitle } from '../../../ui/commands/use-key-text';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { useIsPhone } from '../../../ui/phone';
import { keys } from '../../../ui/commands/keys';
import { useRecord } from './record-context';

/** Stores or gives up what is edited; while the record is read, what is handed in. */
export function RecordBar({ children }: { children: ReactNode }) {
  const { editing, saving, save, cancel } = useRecord();
  const { t } = useTranslation('record');
  const keyTitle = useKeyTitle();
  const isPhone = useIsPhone();
  if (!editing) return children;
  return (
    <>
      <Button
        variant={isPhone ? 'subtle' : 'default'}
        Icon={!isPhone ? IconX : undefined}
        onClick={cancel}
        disabled={saving}
      >
        {t('cancel')}
      </Button>
      <Button
        Icon={IconDeviceFloppy}
        onClick={save}
        loading={saving}
        title={keyTitle(t('save'), keys.save)}
        data-main
      >
        {t('save')}
      </Button>
    </>
  );
}
