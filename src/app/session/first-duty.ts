import type { StoredSession } from '../../api/token-store';
import type { MeAnswer } from './me';

/** What a user has to do before anything else is answered. */
type Duty = 'password' | 'second-factor';

/**
 * What has to be done first; undefined for nothing. Whoever owes both changes the password first: the server admits
 * nothing of a second factor before (`x-despite`).
 */
export function firstDuty(
  session: Pick<StoredSession, 'mustChangePassword'> | undefined,
  me?: Pick<MeAnswer, 'zweiterFaktorFehlt'>,
): Duty | undefined {
  if (session?.mustChangePassword) return 'password';
  return me?.zweiterFaktorFehlt ? 'second-factor' : undefined;
}
