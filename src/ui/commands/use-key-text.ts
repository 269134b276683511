import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../state/store';
import { keyMapStore } from './key-map';

/** `Ctrl+Shift+←` as on a keyboard: «Strg+Umschalt+←». */
export function plainKeyText(keys: string, t: TFunction<'ui'>): string {
  return keys
    .split('+')
    .map((key) => t(`ui:keys.names.${key}`, { defaultValue: key }))
    .join('+');
}

/** A shipped key as the user presses it, who may have replaced it. */
export function useKeyText(): (keys: string) => string {
  const { t } = useTranslation('ui');
  const own = useStore(keyMapStore);
  return useCallback((keys) => plainKeyText(own[keys] ?? keys, t), [t, own]);
}

/** A label with its key, for what is said on hover: «Speichern (Strg+S)». */
export function useKeyTitle(): (label: string, keys: string) => string {
  const keyText = useKeyText();
  return (label, keys) => `${label} (${keyText(keys)})`;
}
