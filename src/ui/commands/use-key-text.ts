import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../state/store';
import { keyMapStore } from './key-map';

/** Writes `Ctrl+Shift+←` as on a keyboard: «Strg+Umschalt+←». */
export function plainKeyText(keys: string, t: TFunction<'ui'>): string {
  return keys
    .split('+')
    .map((key) => t(`ui:keys.names.${key}`, { defaultValue: key }))
    .join('+');
}

/** Returns a function that writes a shipped key as the user presses it, who may have replaced it. */
export function useKeyText(): (keys: string) => string {
  const { t } = useTranslation('ui');
  const own = useStore(keyMapStore);
  return useCallback((keys) => plainKeyText(own[keys] ?? keys, t), [t, own]);
}

/** Returns a function that writes a label with its key, for hover texts: «Speichern (Strg+S)». */
export function useKeyTitle(): (label: string, keys: string) => string {
  const keyText = useKeyText();
  return (label, keys) => `${label} (${keyText(keys)})`;
}
