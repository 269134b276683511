import { Button } from '@mantine/core';
import { IconDeviceFloppy, IconTrash, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface RecordBarProps {
  editing: boolean;
  saving: boolean;
  removing: boolean;
  /** Undefined where the user may not. */
  onRemove: (() => void) | undefined;
  onSave: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

export function RecordBar(props: RecordBarProps) {
  const { t } = useTranslation('record');
  if (props.editing) {
    return (
      <>
        <Button
          variant="default"
          leftSection={<IconX {...icon} />}
          onClick={props.onCancel}
          disabled={props.saving}
        >
          {t('cancel')}
        </Button>
        <Button
          leftSection={<IconDeviceFloppy {...icon} />}
          onClick={props.onSave}
          loading={props.saving}
          title={t('keys.save')}
        >
          {t('save')}
        </Button>
      </>
    );
  }
  return (
    <>
      {props.onRemove && (
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash {...icon} />}
          onClick={props.onRemove}
          loading={props.removing}
        >
          {t('remove.button')}
        </Button>
      )}
      {props.children}
    </>
  );
}
