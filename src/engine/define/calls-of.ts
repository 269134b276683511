import type { AnyDefinition, CodeMeaningDefinition, PageTabDefinition } from './definition';

/** Operations that fill a screen, `GET /path`: it is of use to whoever may call one of them. */
export function callsOf(definition: AnyDefinition): string[] {
  if (definition.schema !== undefined) return [`GET ${definition.api.list}`];
  return [...new Set(definition.tabs.flatMap(callsOfTab))];
}

/** Operations that fill a tab of a page. */
export function callsOfTab(tab: PageTabDefinition): string[] {
  switch (tab.type) {
    case 'scanner':
      return tab.codes.flatMap(callsOfCode);
    case 'charts':
      return tab.charts.map(({ list }) => `GET ${list}`);
    case 'cards':
    case 'list':
      return [`GET ${tab.list}`];
  }
}

/** What a code means is told by the rows that belong to it, where there are any. */
function callsOfCode({ list, rows }: CodeMeaningDefinition): string[] {
  return (rows.length > 0 ? rows : [{ list }]).map((of) => `GET ${of.list}`);
}
