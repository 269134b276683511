import { isOwn, type OperationRight } from '../../schemas/contract/operation-right';

export interface RightsOfUser {
  id: number;
  kuerzel: string;
  istAdmin: boolean;
  rechte: readonly { recht: string; genehmigt: boolean }[];
}

/**
 * A right (`ADR_SEHEN`) or an operation (`PATCH /path`), on `record` where ownership counts. An administrator has every
 * right; one that is not listed counts as granted (specification 1 §6), like one that depends on a parameter: the
 * server decides, the page only hides. An operation that the contract lacks is for nobody.
 */
export function can(
  user: RightsOfUser,
  rightOfOperation: Readonly<Record<string, OperationRight>>,
  rightOrOperation: string,
  record?: Readonly<Record<string, unknown>>,
): boolean {
  const right = rightOrOperation.includes(' ')
    ? rightOfOperation[rightOrOperation]
    : rightOrOperation;
  if (!right) return false;
  if (typeof right === 'object' && 'of' in right) return true;
  if (typeof right === 'string') return holds(user, right);
  if (!holds(user, right.own)) return false;
  if (!record || isOwn(right, record, user)) return true;
  return right.foreign !== undefined && holds(user, right.foreign);
}

function holds({ istAdmin, rechte }: RightsOfUser, right: string): boolean {
  if (istAdmin || right === 'public' || right === 'session') return true;
  return rechte.find(({ recht }) => recht === right)?.genehmigt ?? true;
}
