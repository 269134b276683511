import { networkOf } from './network';

/** Whom a call is counted for: its user, where none is known the network that it comes from. */
export function subjectOf(caller: { id: number | string } | undefined, ip: string): string {
  return caller ? `user ${caller.id}` : `ip ${networkOf(ip)}`;
}
