import type { Caller } from './caller';
import { networkOf } from './network';

/** Whom a call is counted for: its user, without a session the network that it comes from. */
export function subjectOf(caller: Pick<Caller, 'id'> | undefined, ip: string): string {
  return caller ? `user ${caller.id}` : `ip ${networkOf(ip)}`;
}
