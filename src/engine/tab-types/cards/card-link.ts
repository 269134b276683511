import { filterText, type Condition } from '../../../../schemas/rules/filter-grammar';
import type { CardsTab } from './definition';

/** The address of the list of the records that a card counts. */
export function cardLink(
  { opens, by }: Pick<CardsTab, 'opens' | 'by'>,
  filter: CardsTab['cards'][number]['filter'],
  id: number | undefined,
): string {
  const named = by !== undefined && id !== undefined ? { ...filter, [by]: id } : filter;
  const conditions = Object.entries(named).map(([field, value]): Condition => ({
    field,
    operator: '=',
    values: [String(value)],
  }));
  return `/${opens}?${new URLSearchParams({ filter: filterText(conditions) }).toString()}`;
}
