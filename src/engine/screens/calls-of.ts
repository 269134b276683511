import type { AnyDefinition } from '../define/definition';
import { tabTypeOf, type TabTypeList } from './tab-type';

/** Operations that fill a screen, `GET /path`: it is of use to whoever may call one of them. */
export function callsOf(
  definition: AnyDefinition,
  registry: { tabTypes: TabTypeList },
): readonly string[] {
  if (definition.schema !== undefined) return [`GET ${definition.api.list}`];
  const calls = definition.tabs.flatMap((tab) => tabTypeOf(registry, tab).calls(tab));
  return [...new Set(calls)];
}
