import { IconDeviceFloppy, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useKeyTitle } from '../../../ui/commands/use-key-text';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { useIsPhone } from '../../../ui/phone';
import { keys } from '../../../ui/commands/keys';

interface RecordBarProps {
  editing: boolean;
  saving: boolean;
  onSave: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

export function RecordBar(props: RecordBarProps) {
  const { t } = useTranslation('record');
  const keyTitle = useKeyTitle();
  const isPhone = useIsPhone();
  if (!props.editing) return props.children;
  return (
    <>
      <Button
        variant={isPhone ? 'subtle' : 'default'}
        Icon={!isPhone ? IconX : undefined}
        onClick={props.onCancel}
        disabled={props.saving}
      >
        {t('cancel')}
      </Button>
      <Button
        Icon={IconDeviceFloppy}
        onClick={props.onSave}
        loading={props.saving}
        title={keyTitle(t('save'), keys.save)}
        data-main
      >
        {t('save')}
      </Button>
    </>
  );
}
