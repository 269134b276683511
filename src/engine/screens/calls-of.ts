import type { AnyDefinition } from '../define/definition';
import { tabTypeOf, type TabTypeList } from './tab-type.ts';

/** Returns the calls of a screen, `GET /path`; a user who may make one of them is offered the screen. */
export function callsOf(
  definition: AnyDefinition,
  registry: { tabTypes: TabTypeList },
): readonly string[] {
  if (definition.schema !== undefined) {
    const { list, record } = definition.api;
    return [definition.forEditors ? `PATCH ${record}` : `GET ${list}`];
  }
  const calls = definition.tabs.flatMap((tab) => tabTypeOf(registry, tab).calls(tab));
  return [...new Set(calls)];
}
