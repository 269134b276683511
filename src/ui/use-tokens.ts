import { useMemo } from 'react';
import { useStore } from '../state/store';
import { shownScheme } from './color-scheme';

/** Values of design tokens in the colour scheme that is shown, for what cannot take `var(…)`. */
export function useTokens<Name extends string>(
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const text = useStore(shownScheme, () => {
    const style = getComputedStyle(document.documentElement);
    return JSON.stringify(names.map((name) => [name, style.getPropertyValue(name).trim()]));
  });
  return useMemo(
    () => Object.fromEntries(JSON.parse(text) as [Name, string][]) as Record<Name, string>,
    [text],
  );
}
