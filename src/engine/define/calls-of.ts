import type { AnyDefinition, CodeMeaningDefinition } from './definition';

/** Operations that fill a screen, `GET /path`: it is of use to whoever may call one of them. */
export function callsOf(definition: AnyDefinition): string[] {
  if (definition.schema !== undefined) return [`GET ${definition.api.list}`];
  return [...new Set(definition.tabs.flatMap(({ codes }) => codes.flatMap(callsOfCode)))];
}

/** What a code means is told by the rows that belong to it, where there are any. */
function callsOfCode({ list, rows }: CodeMeaningDefinition): string[] {
  return (rows.length > 0 ? rows : [{ list }]).map((of) => `GET ${of.list}`);
}
