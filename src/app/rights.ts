/** What decides about rights: the user's flag and list from `/webapp/me`, the contract's table. */
export interface RightsOfUser {
  istAdmin: boolean;
  rechte: readonly { recht: string; genehmigt: boolean }[];
}

/**
 * Whether a user holds a right (`ADR_SEHEN`) or may call an operation (`PATCH /path`).
 * An administrator may everything; a right absent from the list, and an operation for which the contract names none,
 * count as granted (specification 1 §6): the server decides, the page only hides.
 */
export function can(
  user: RightsOfUser,
  rightOfOperation: Readonly<Record<string, string>>,
  rightOrOperation: string,
): boolean {
  const right = rightOrOperation.includes(' ')
    ? rightOfOperation[rightOrOperation]
    : rightOrOperation;
  if (user.istAdmin || !right || right === 'public' || right === 'session') return true;
  return user.rechte.find(({ recht }) => recht === right)?.genehmigt ?? true;
}
