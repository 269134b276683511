import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** `Ctrl+Shift+←` as on the user's keyboard: «Strg+Umschalt+←». */
export function useKeyText(): (keys: string) => string {
  const { t } = useTranslation('ui');
  return useCallback(
    (keys) =>
      keys
        .split('+')
        .map((key) => t(`keys.names.${key}`, { defaultValue: key }))
        .join('+'),
    [t],
  );
}
