import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts';
import { recordKeyOf } from './record-keys';

interface RecordKeys {
  edit: (() => void) | undefined;
  save: (() => void) | undefined;
  cancel: (() => void) | undefined;
}

/** An open dialog or list keeps its own keys. */
export function useRecordKeys({ edit, save, cancel }: RecordKeys): void {
  const { t } = useTranslation('record');
  useShortcuts(t('keys.group'), [
    ...(edit ? [['F2', t('edit')] as const] : []),
    ...(save ? [['Ctrl+S', t('save')] as const] : []),
    ...(cancel ? [['Esc', t('cancel')] as const] : []),
  ]);
  // As early as its buttons can be seen.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const meant = recordKeyOf(event);
      // Looking for a dialog costs as much as the form is long: not with every key that is typed.
      if (event.defaultPrevented || meant === undefined) return;
      const target = event.target as Element;
      if (document.querySelector('[role="dialog"], dialog[open]')) return;
      // A dialog that this very key has closed is gone from the document, but not from above its target.
      if (target.closest('[role="dialog"], dialog, [popover]')) return;
      if (meant === 'cancel' && target.matches('[aria-expanded="true"]')) return;
      const action = { edit, save, cancel }[meant];
      // On a record Ctrl+S never means the browser's «save page», not even pressed once too often.
      if (!action && meant !== 'save') return;
      event.preventDefault();
      action?.();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
