import type { StoredSession } from '../../api/token-store';
import type { MeAnswer } from './me';

type Duty = 'password' | 'second-factor';

/**
 * Returns the user's first duty; undefined for none. The password comes first: before that the server admits no second
 * factor (`x-despite`).
 */
export function firstDuty(
  session: Pick<StoredSession, 'mustChangePassword'> | undefined,
  me?: Pick<MeAnswer, 'zweiterFaktorFehlt'>,
): Duty | undefined {
  if (session?.mustChangePassword) return 'password';
  return me?.zweiterFaktorFehlt ? 'second-factor' : undefined;
}
