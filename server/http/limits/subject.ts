import { networkOf } from './network';

/** Subject that a call counts for: its user or, where none is known, the network that it comes from. */
export function subjectOf(caller: { id: number | string } | undefined, ip: string): string {
  return caller ? `user ${caller.id}` : `ip ${networkOf(ip)}`;
}
