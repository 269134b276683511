import type { Entity, SchemaName } from '../../../../schemas/define';
import type { CardsShape, WrittenCards } from '../../define/cards';
import type { Conditional } from '../../define/definition';

/** Cards of figures, as a tab or page of their own. */
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
