/** Guard that is called before something throws away what a page holds. Resolves with false to stop it. */
export type LeaveGuard = () => Promise<boolean>;

const guards = new Set<LeaveGuard>();

/** Registers a guard that is asked before logout, a language switch or a reload by the app. Returns its removal. */
export function registerBeforeLeave(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

/** Asks the guards; resolves with false as soon as one objects. */
export async function runBeforeLeave(): Promise<boolean> {
  for (const guard of [...guards]) {
    if (!(await guard())) return false;
  }
  return true;
}
