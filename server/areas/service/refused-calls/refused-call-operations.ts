import { and, eq, notInArray } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { refusedCalls } from '../../../db/generated/service';
import { sessions } from '../../../db/tables/users';
import { handler, type Body, type Call, type Handlers } from '../../../http/operations/call';
import { deviceTimeProblem } from '../../../../schemas/rules/device-time';
import { oneAtATime } from '../../../http/limits/one-at-a-time';
import { fieldProblem, problem } from '../../../http/errors/problem';
import { answerRecord, recordToActOn, storeAction } from '../../../resources/changes/act-on-record';
import { writeHistory } from '../../../resources/history/history';
import { findRecord } from '../../../resources/records/read';
import { isSameValue } from '../../../resources/changes/same-value';
import type { Tables } from '../../../resources/model/tables';
import { changesOf, firstOf, isOver, OVER, type RefusedCallRow } from './reported';

/**
 * Operations of «Klärung» (4-field-reality §4.2): calls that devices recorded and the server refused later. Devices
 * report them and hear what the office has decided; they alone make, correct or give up their calls.
 */
export function refusedCallOperations(tables: Tables): Handlers {
  const calls = () => tables.resourceOf('KLA');
  return {
    tellRefusedCall: handler('tellRefusedCall', async (call) => {
      const { caller, db, body, params } = call;
      // Two pages of a device report the same call.
      await oneAtATime(caller, db);
      const [known] = await db
        .select()
        .from(refusedCalls)
        .where(eq(refusedCalls.schluessel, params.schluessel))
        .for('update');
      // Somebody else's call does not exist for the caller.
      if (known && known.benutzerId !== caller.id) throw problem(404, 'msg_record_not_found');
      requireTimes(body, known);
      const id = known ? known.id : await insert(firstOf(body), call);
      const changes = known ? differing(known, changesOf(known, body)) : {};
      if (known && Object.keys(changes).length > 0) {
        await storeAction<RefusedCallRow>(calls(), known, changes, call);
      }
      const result = await findRecord(calls(), id, db, call.language);
      return { status: 200, body: { result } as never };
    }),

    retryRefusedCall: handler('retryRefusedCall', async (call) =>
      decide({ status: 'ERNEUT', grund: null }, call),
    ),

    discardRefusedCall: handler('discardRefusedCall', async (call) => {
      const grund = call.body.grund.trim();
      if (grund === '') throw fieldProblem({ grund: [{ code: 'msg_value_required' }] });
      return decide({ status: 'VERWERFEN', grund }, call);
    }),
  };

  /** Decides; the decision may change as long as the device has not heard it. */
  async function decide(
    decision: Pick<RefusedCallRow, 'status' | 'grund'>,
    call: Call<{ id: number }>,
  ) {
    const { id } = call.params;
    const row = await recordToActOn<RefusedCallRow>(calls(), id, call);
    if (isOver(row)) throw problem(409, 'msg_refused_call_over');
    const decided = {
      ...decision,
      entschiedenVon: call.caller.id,
      entschiedenAm: new Date().toISOString(),
    };
    await storeAction(calls(), row, decided, call);
    return answerRecord(calls(), id, call);
  }

  async function insert(
    told: ReturnType<typeof firstOf>,
    call: Call<{ schluessel: string }>,
  ): Promise<number> {
    const { id: userId, sessionId } = call.caller;
    await requireRoom(userId, call.db);
    const [device] = await call.db
      .select({ geraetName: sessions.deviceName })
      .from(sessions)
      .where(eq(sessions.id, sessionId));
    const [row] = await call.db
      .insert(refusedCalls)
      .values({
        ...told,
        schluessel: call.params.schluessel,
        benutzerId: userId,
        geraetName: device?.geraetName ?? null,
        createdBy: userId,
        changedBy: userId,
      })
      .returning();
    if (!row) throw new Error('Refused call: nothing was inserted');
    await writeHistory(calls(), { art: 'CREATION', after: row }, call);
    return row.id;
  }
}

/** Maximum number of open calls of one user: far more than a device keeps from a week without a signal. */
const MOST_OPEN = 1_000;

/** Throws 409 when a user has too many calls waiting for a decision. */
async function requireRoom(userId: number, db: Executor): Promise<void> {
  const { benutzerId, status } = refusedCalls;
  const open = and(eq(benutzerId, userId), notInArray(status, [...OVER]));
  if ((await db.$count(refusedCalls, open)) < MOST_OPEN) return;
  throw problem(409, 'msg_refused_calls_too_many', String(MOST_OPEN));
}

/** Longest wait of a refused call for a decision, in days; no call from further back is reported anew. */
const MOST_DAYS = 366;

/** Throws 422 for impossible times; known ones are not reported anew. */
function requireTimes(
  told: Pick<Body<'tellRefusedCall'>, 'erfasstUm' | 'abgewiesenUm'>,
  known: RefusedCallRow | undefined,
): void {
  for (const name of ['erfasstUm', 'abgewiesenUm'] as const) {
    if (known && isSameValue(told[name], known[name])) continue;
    const wrong = deviceTimeProblem(told[name], { days: MOST_DAYS });
    if (wrong) throw fieldProblem({ [name]: [wrong] });
  }
}

/** Changes without those that are none: reporting the same again changes nothing. */
const differing = (known: RefusedCallRow, changes: Partial<RefusedCallRow>) =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) => !isSameValue(value, known[name as keyof RefusedCallRow]),
    ),
  );
