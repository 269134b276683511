import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Command } from '../../../ui/commands/command-store';
import { keys } from '../../../ui/commands/keys';
import { useCommands } from '../../../ui/commands/use-commands';

interface RecordKeys {
  /** Heading of the commands in the palette: the name of the record. */
  title: string;
  edit: (() => void) | undefined;
  save: (() => void) | undefined;
  cancel: (() => void) | undefined;
}

/** Commands for the record as a whole. */
export function useRecordCommands({ title, edit, save, cancel }: RecordKeys): void {
  const { t } = useTranslation('record');
  const commands: Command[] = [
    ...(edit ? [{ label: t('edit'), Icon: IconPencil, keys: keys.edit, run: edit }] : []),
    // On a record its key never means the browser's «save page», not even pressed once too often.
    { label: t('save'), keys: keys.save, isOff: !save, run: () => save?.() },
    ...(cancel
      ? [{ label: t('cancel'), keys: 'Esc', isByKeyOnly: true, run: cancel, takes: closesNothing }]
      : []),
  ];
  useCommands(title, () => commands, { keysTitle: t('keys.group') });
}

/** Tells whether a key closes nothing else: a list that is open in a field closes first. */
function closesNothing({ target }: KeyboardEvent): boolean {
  return !(target as Element).matches('[aria-expanded="true"]');
}
