import type { Entity, SchemaName } from '../../../../schemas/define';
import type { CardsShape, WrittenCards } from '../../define/cards';
import type { Conditional } from '../../define/definition';

/**
 * Figures of one row; each card opens the list of the records behind it.
 * @example
 * ```ts page tab
 * {
 *   type: 'cards',
 *   name: 'cards',
 *   schema: 'GadgetCount',
 *   list: '/pruefstand/zaehlung',
 *   opens: 'gadgets',
 *   cards: [
 *     { name: 'red', count: 'rot_Anzahl', value: 'rot_Betrag', tone: 'red', filter: { farbe: 'ROT' } },
 *   ],
 * }
 * ```
 */
interface Named {
  type: 'cards';
  name: string;
}

export type CardsTab = Named & CardsShape & Conditional;

declare module '../../define/tab-types' {
  interface TabDefinitions {
    cards: CardsTab;
  }
  interface WrittenTabs<S extends SchemaName> {
    cards: Named & WrittenCards & Conditional<Entity<S>>;
  }
  interface WrittenPageTabs {
    cards: Named & WrittenCards;
  }
}
