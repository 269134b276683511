import type { AnyTab, TabDefinition } from '../../src/engine/define/definition';
import type { NamedFields, NamingScope } from '../../src/engine/define/named-fields';
import type { TabNames } from '../../src/engine/screens/names-of-types';
import type { TabType } from '../../src/engine/screens/tab-type';

export interface PlugInContract {
  /** Operations of the contract, `GET /path`. */
  operations: readonly string[];
  /** Knowledge of schemas from the generated `contract.ts`. */
  scope: NamingScope;
}

/**
 * Finds what a type of tab and its names get wrong of what the engine counts on, tried on a tab as a screen writes it.
 */
export async function tabTypeMistakes(
  type: TabType,
  written: AnyTab,
  { operations, scope }: PlugInContract,
  names: TabNames = {},
): Promise<string[]> {
  const mistakes: string[] = [];
  const say = (text: string) => void mistakes.push(`${written.type} «${written.name}»: ${text}`);
  const complete = (tab: AnyTab) => type.complete?.(tab as TabDefinition) ?? (tab as TabDefinition);
  const before = JSON.stringify(written);
  const tab = complete(written);
  if (JSON.stringify(written) !== before) say('completing it changes what the screen says');
  if (JSON.stringify(complete(tab)) !== JSON.stringify(tab)) say('completing it twice adds to it');
  for (const call of type.calls(tab)) {
    if (!operations.includes(call)) say(`the contract has no ${call}`);
  }
  for (const one of unknownFields(names.fields?.(tab, scope) ?? [], scope)) say(one);
  for (const label of names.labels?.(tab, scope) ?? []) {
    if (typeof label !== 'object' || Object.keys(label).length === 0)
      say('one of its labels says nothing');
  }
  for (const answer of [type.counts?.(tab), type.figure?.(tab)]) {
    if (answer && !answer.list.startsWith('/')) say(`«${answer.list}» is no path of a list`);
  }
  const { Content } = await type.view();
  if (typeof Content !== 'function') say('its view has no Content');
  return mistakes;
}

/** Lists fields that a schema does not have. */
export function unknownFields(named: readonly NamedFields[], scope: NamingScope): string[] {
  return named.flatMap(({ as, schema, names }) => {
    const known = scope.fieldsOf(schema);
    if (schema === undefined || known.length === 0) return [];
    return names
      .filter((name) => !known.includes(name))
      .map((name) => `${as}: ${schema} has no «${name}»`);
  });
}
