import type { AnyDefinition } from '../define/definition';
import { tabTypeOf, type TabTypeList } from './tab-type.ts';

/** `GET /path`; who may call one of them can use the screen. */
export function callsOf(
  definition: AnyDefinition,
  registry: { tabTypes: TabTypeList },
): readonly string[] {
  if (definition.schema !== undefined) return [`GET ${definition.api.list}`];
  const calls = definition.tabs.flatMap((tab) => tabTypeOf(registry, tab).calls(tab));
  return [...new Set(calls)];
}
