import { isOwn, type ReadCondition } from '../../schemas/contract/operation-right';
import { holds, type Caller } from '../http/access/caller';

/** Tells whether a caller may read a record with these conditions. */
export function meets(caller: Caller, conditions: readonly ReadCondition[]): boolean {
  return conditions.every(({ right, owners }) => {
    if (typeof right === 'string') return holds(caller, right);
    if (!holds(caller, right.own)) return false;
    if (right.foreign !== undefined && holds(caller, right.foreign)) return true;
    return owners.some((owner) => isOwn(right, { [right.owner]: owner }, caller));
  });
}
