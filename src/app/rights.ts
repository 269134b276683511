import {
  isOwn,
  ownershipOfRow,
  ownRights,
  type OperationRight,
} from '../../schemas/contract/operation-right';

export interface RightsOfUser {
  id: number;
  kuerzel: string;
  istAdmin: boolean;
  rechte: readonly { recht: string; genehmigt: boolean }[];
  /** Rights of areas that the installation does without: nobody has them. */
  ohneNutzung?: readonly string[];
}

/**
 * Tells whether the user has a right (`ADR_SEHEN`) or may call an operation (`PATCH /path`), on `record` where
 * ownership counts. An administrator has every right; one that is not listed counts as granted (specification 1 §6),
 * like one that depends on a parameter: the server decides, the page only hides. An operation that the contract lacks
 * is for nobody.
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
  if ('others' in right) {
    return holds(user, right.others) && !(record && isOwn(right, record, user));
  }
  if (!record || 'any' in right) return ownRights(right).some((own) => holds(user, own));
  const asked = ownershipOfRow(right, record);
  if (!holds(user, asked.own)) return false;
  return isOwn(asked, record, user) || (asked.foreign !== undefined && holds(user, asked.foreign));
}

function holds({ istAdmin, rechte, ohneNutzung }: RightsOfUser, right: string): boolean {
  if (ohneNutzung?.includes(right)) return false;
  if (istAdmin || right === 'public' || right === 'session') return true;
  return rechte.find(({ recht }) => recht === right)?.genehmigt ?? true;
}
