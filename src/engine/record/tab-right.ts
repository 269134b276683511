import type { Engine } from '../context';
import type { TabDefinition } from '../define/definition';
import { mayOpen } from '../may-open';

/** Whether the user may make the call that fills a tab; a form shows what the record's own call answered. */
export function isTabPermitted(tab: TabDefinition, { can, registry }: Engine): boolean {
  switch (tab.type) {
    case 'form':
      return true;
    case 'screen': {
      const entry = registry.entries.find(({ name }) => name === tab.screen);
      if (tab.list !== undefined) return can(`GET ${tab.list}`);
      return entry !== undefined && mayOpen(entry, can);
    }
    case 'table':
      return tab.api === undefined || can(`GET ${tab.api.list}`);
    case 'files':
    case 'gallery':
      return can(`GET ${tab.path}`);
    case 'list':
    case 'cards':
      return can(`GET ${tab.list}`);
    case 'charts':
      return tab.charts.some(({ list }) => can(`GET ${list}`));
    case 'tiers':
      return tab.sources.every(({ list }) => can(`GET ${list}`));
  }
}
