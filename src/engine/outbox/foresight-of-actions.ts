import type { ActionDefinition, CallingAction } from '../define/definition';
import type { ForesightOf } from './after-change';

const known = new WeakMap<readonly ActionDefinition[], ForesightOf>();

/** Returns what the actions of a definition say of their calls, by operation; the same function each time. */
export function foresightOfActions(actions: readonly ActionDefinition[]): ForesightOf {
  const before = known.get(actions);
  if (before) return before;
  const byCall = new Map(
    actions.flatMap((action) => {
      const { call, follows } = action as Partial<CallingAction>;
      return call !== undefined && follows ? [[call, { follows }] as const] : [];
    }),
  );
  const foresightOf: ForesightOf = ({ operation }) => byCall.get(operation);
  known.set(actions, foresightOf);
  return foresightOf;
}
