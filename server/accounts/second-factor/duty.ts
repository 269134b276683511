import { and, eq, inArray, sql } from 'drizzle-orm';
import { rolesNamedBy } from '../../../schemas/rules/system-parameter';
import { roles, systemParameters, users } from '../../db/generated/base';
import { fieldProblem } from '../../http/errors/problem';
import type { Call, Handlers, Registration } from '../../http/operations/call';
import type { SecondFactorConfig } from './config';
import { relyingPartyOf } from './relying-party';

/** Parameter with the roles whose users must have a second factor. */
const PARAMETER = 'SICHERHEIT.ZWEITERFAKTOR_ROLLEN';

type ParameterCall = Call<{ id: number }, unknown, { wert?: string | null }>;

/**
 * Guards `changeSystemParameter`, so that nobody is asked for a factor that cannot be set up: throws 422 while the
 * server offers none, and for callers whose own role would demand one they do not have. It would keep them out at their
 * next call, even from taking it back; a caller with a factor has shown that it works here.
 */
export function guardDuty(handlers: Handlers, config: SecondFactorConfig): Handlers {
  const change = handlers.changeSystemParameter as Registration | undefined;
  if (!change) return {};
  const run = async (call: ParameterCall) => {
    const named = rolesNamedBy(call.body.wert ?? null);
    if (named.length > 0 && (await isDuty(call))) {
      const hasPasskeys = relyingPartyOf(config.origin, call.origin) !== undefined;
      if (!hasPasskeys && !config.key) throw refusal('msg_parameter_no_second_factor');
      if (await wouldOwe(named, call)) throw refusal('msg_parameter_own_second_factor');
    }
    return (change.run as (call: ParameterCall) => Promise<never>)(call);
  };
  return { changeSystemParameter: { ...change, run: run as Registration['run'] } };
}

async function isDuty({ params, db }: ParameterCall): Promise<boolean> {
  const { id, name } = systemParameters;
  return (await db.$count(systemParameters, and(eq(id, params.id), eq(name, PARAMETER)))) > 0;
}

async function wouldOwe(names: readonly string[], call: ParameterCall): Promise<boolean> {
  const found = await call.db
    .select({ id: users.id })
    .from(users)
    .innerJoin(roles, sql`${roles.id} = any (${users.rollen})`)
    .where(
      and(
        eq(users.id, call.caller.id),
        eq(users.zweiterFaktor, false),
        inArray(roles.name, [...names]),
      ),
    );
  return found.length > 0;
}

function refusal(code: string) {
  return fieldProblem({ wert: [{ code }] });
}
