import { eq, sql } from 'drizzle-orm';
import type { components } from '../../../schemas/generated/api';
import type { Executor } from '../../db/database';
import { users } from '../../db/generated/base';
import { secondFactorSetups } from '../../db/tables/second-factors';
import type { Caller } from '../../http/access/caller';
import { problem } from '../../http/errors/problem';
import { requireRelyingParty, sealSecret, type SecondFactorConfig } from './config';
import { factorsOf, passkeysIn } from './factors';
import { creationOptions } from './passkeys';
import { newTotpSecret, totpAddress } from './totp';

const MINUTES = 10;
/** Maximum number of passkeys of a user: more devices than anybody carries. */
export const MOST_PASSKEYS = 20;

type Method = components['schemas']['OwnMethod'];

interface PreparationCall {
  db: Executor;
  origin: string;
}

interface Preparation {
  gueltigBis: string;
  passkey: Record<string, unknown> | null;
  totp: { geheimnis: string; adresse: string } | null;
}

/**
 * Returns what browser or app need for a new factor. The session remembers it, in place of what it had begun before.
 */
export async function prepareFactor(
  verfahren: Method,
  caller: Pick<Caller, 'id' | 'benutzername' | 'name' | 'sessionId'>,
  call: PreparationCall,
  config: SecondFactorConfig,
): Promise<Preparation> {
  if (verfahren === 'TOTP') {
    const geheimnis = newTotpSecret();
    const secret = sealSecret(geheimnis, caller.id, config);
    const gueltigBis = await remember({ verfahren, secret, challenge: null }, caller, call.db);
    const adresse = totpAddress(geheimnis, caller.benutzername);
    return { gueltigBis, passkey: null, totp: { geheimnis, adresse } };
  }
  const party = requireRelyingParty(config, call);
  const factors = await factorsOf(caller.id, call.db);
  if (factors.filter((factor) => factor.verfahren === 'PASSKEY').length >= MOST_PASSKEYS) {
    throw problem(409, 'msg_second_factor_too_many', String(MOST_PASSKEYS));
  }
  const [user] = await call.db
    .select({ passkeyHandle: users.passkeyHandle })
    .from(users)
    .where(eq(users.id, caller.id));
  if (!user) throw problem(404, 'msg_record_not_found');
  const options = await creationOptions(party, { ...caller, ...user }, passkeysIn(factors, party));
  const begun = { verfahren, secret: null, challenge: options.challenge };
  const gueltigBis = await remember(begun, caller, call.db);
  return { gueltigBis, passkey: { ...options }, totp: null };
}

async function remember(
  begun: { verfahren: Method; secret: Buffer | null; challenge: string | null },
  { sessionId }: Pick<Caller, 'sessionId'>,
  db: Executor,
): Promise<string> {
  const values = { ...begun, validUntil: sql`now() + ${MINUTES} * interval '1 minute'` };
  const [stored] = await db
    .insert(secondFactorSetups)
    .values({ sessionId, ...values })
    .onConflictDoUpdate({ target: secondFactorSetups.sessionId, set: values })
    .returning({ validUntil: secondFactorSetups.validUntil });
  return stored?.validUntil ?? '';
}
