import { networkOf } from '../limits/network';
import type { AuditDetails, AuditEvent } from './audit';
import { AuditLimit, type AuditVerdict } from './audit-limit';

/** Maximum entries per minute of one kind, for one network or user. */
const PER_MINUTE = 20;
/** Limits of their own: every expired session sends its old token once more, and one entry is enough. */
const ofKind: Partial<Record<AuditEvent, number>> = { TOKEN_ABGELEHNT: 1 };
/** Maximum number of networks that are remembered; others count as never seen. */
const MOST_KNOWN = 20_000;

/**
 * Limits of what anybody can make the server write into the audit log. Strangers all over the world have room of their
 * own: however many they are, who has logged in is noted, and so are the failures where users are at home.
 */
export class AuditLimits {
  private readonly logins: AuditLimit;
  private readonly ofKnown: AuditLimit;
  private readonly ofStrangers: AuditLimit;
  /** Networks from which somebody has logged in, the one seen longest ago first. */
  private readonly known = new Set<string>();

  /** `now`: milliseconds from any start. */
  constructor(now?: () => number) {
    this.logins = new AuditLimit(now);
    this.ofKnown = new AuditLimit(now);
    this.ofStrangers = new AuditLimit(now);
  }

  /** Counts an entry. */
  judge(
    ereignis: AuditEvent,
    { benutzerId, ip }: Pick<AuditDetails, 'benutzerId' | 'ip'>,
  ): AuditVerdict {
    const network = networkOf(ip ?? '');
    const isLogin = ereignis === 'ANMELDUNG';
    if (isLogin) this.remember(network);
    const isKnown = benutzerId !== undefined || this.known.has(network);
    const limit = isLogin ? this.logins : isKnown ? this.ofKnown : this.ofStrangers;
    return limit.judge(`${ereignis} ${benutzerId ?? network}`, ofKind[ereignis] ?? PER_MINUTE);
  }

  private remember(network: string): void {
    this.known.delete(network);
    this.known.add(network);
    if (this.known.size <= MOST_KNOWN) return;
    for (const oldest of this.known) {
      this.known.delete(oldest);
      return;
    }
  }
}
