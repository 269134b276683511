import type { TFunction } from 'i18next';

/** How many rows there are; `isCapped`: more than that. */
export interface ShownCount {
  count: number;
  isCapped: boolean;
}

/** «1.234 Einträge», «mehr als 100.000 Einträge». `t` of the namespace `list`. */
export function countText(t: TFunction<'list'>, { count, isCapped }: ShownCount): string {
  return isCapped ? t('countMore', { most: count }) : t('count', { count });
}

/** The same of rows that are selected. */
export function selectedText(t: TFunction<'list'>, { count, isCapped }: ShownCount): string {
  return isCapped ? t('selection.countMore', { most: count }) : t('selection.count', { count });
}
