import type { PageDefinition } from '../define/definition';
import type { PageMatch } from '../screens/place';

/** Matches a path to a tab: without a path the first one; undefined when there is no such tab. */
export function matchPage(definition: PageDefinition, rest: string): PageMatch | undefined {
  const [name, ...more] = rest.split('/').filter(Boolean);
  const tab = definition.tabs.find((of) => name === undefined || of.name === name);
  return tab && more.length === 0 ? { kind: 'page', definition, tab: tab.name } : undefined;
}
