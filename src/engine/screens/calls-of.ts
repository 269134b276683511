import type { AnyDefinition } from '../define/definition';
import { tabTypeOf, type TabTypeList } from './tab-type.ts';

/** `GET /path`, `PATCH /path` of a screen for those who change; who may call one of them can use the screen. */
export function callsOf(
  definition: AnyDefinition,
  registry: { tabTypes: TabTypeList },
): readonly string[] {
  if (definition.schema !== undefined) {
    const { api, opensFor } = definition;
    return [opensFor === 'change' ? `PATCH ${api.record}` : `GET ${api.list}`];
  }
  const calls = definition.tabs.flatMap((tab) => tabTypeOf(registry, tab).calls(tab));
  return [...new Set(calls)];
}
