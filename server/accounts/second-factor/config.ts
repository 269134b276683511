import { problem } from '../../http/errors/problem';
import { relyingPartyOf, type RelyingParty } from './relying-party';
import { seal, unseal } from './seal';

/** Configuration of the server that second factors need. */
export interface SecondFactorConfig {
  /** Origin from `KONTOR_ORIGIN`. */
  origin: string | undefined;
  /** Key that seals the secrets of one-time codes; without it there are none. */
  key: Buffer | undefined;
}

/** Returns the relying party for the passkeys of a call; throws 409 where there can be none. */
export function requireRelyingParty(
  { origin }: SecondFactorConfig,
  call: { origin: string },
): RelyingParty {
  const party = relyingPartyOf(origin, call.origin);
  if (!party) throw problem(409, 'msg_second_factor_no_passkeys');
  return party;
}

/** Seals a code's secret for the database, for this user's rows only. Throws 409 when the server has no key. */
export function sealSecret(secret: string, userId: number, config: SecondFactorConfig): Buffer {
  return seal(secret, requireKey(config), ownerOf(userId));
}

/** Opens a secret that {@link sealSecret} has sealed. */
export function openSecret(sealed: Buffer, userId: number, config: SecondFactorConfig): string {
  return unseal(sealed, requireKey(config), ownerOf(userId));
}

function requireKey({ key }: SecondFactorConfig): Buffer {
  if (!key) throw problem(409, 'msg_second_factor_no_codes');
  return key;
}

function ownerOf(userId: number): string {
  return `user ${userId}`;
}
