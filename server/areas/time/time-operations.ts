import { today } from '../../../schemas/rules/today';
import {
  CLOCK_TOLERANCE,
  FORGOTTEN_AFTER,
  lastUntil,
  signedInAt,
  type Punch,
} from '../../../schemas/rules/working-time';
import { handler, type Handlers } from '../../http/operations/call';
import { requireRight } from '../../http/access/caller';
import { messageText } from '../../http/texts/message-text';
import { oneAtATime } from '../../http/limits/one-at-a-time';
import { fieldProblem, problem } from '../../http/errors/problem';
import { answerRecord, recordToActOn, storeAction } from '../../resources/changes/act-on-record';
import type { Tables } from '../../resources/model/tables';
import { askFor } from './late-punch';
import { around, punchesBetween, requestedBetween } from './punches';
import { decided, punchOf, requireBookable, type SubsequentRow } from './subsequent-booking';
import { needsNoApproval } from './subsequent-changes';
import { timePunches } from './tables';
import { tellDecision } from './tell-decision';
import { timeDay } from './time-day';

/** Age, in ms, from which a reported punch no longer counts directly, but is requested like any subsequent booking. */
const LATE = FORGOTTEN_AFTER;

/** First and last day with bookings; the days beside them have dates, too. */
const [FIRST_DAY, LAST_DAY] = ['1970-01-02', '9999-12-29'];

/** Operations for signing in and out, and for deciding subsequent requests (3-decisions §3.13). */
export function timeOperations(tables: Tables): Handlers {
  const requests = () => tables.resourceOf('NBU');
  return {
    readTimeDay: handler('readTimeDay', async (call) => {
      const { caller } = call;
      const { Datum: day = today(), benutzerId = caller.id } = call.query;
      if (benutzerId !== caller.id) requireRight(caller, 'ZEIT_GENEHMIGEN');
      if (day < FIRST_DAY || day > LAST_DAY) {
        throw fieldProblem({ Datum: [{ code: 'msg_value_out_of_range' }] });
      }
      return { status: 200, body: await timeDay(benutzerId, day, call) };
    }),

    bookTime: handler('bookTime', async (call) => {
      const { caller } = call;
      const { istAnmeldung, quelle, zeitStempel, grund = null } = call.body;
      // Two at once would both find the user signed out.
      await oneAtATime(caller, call.db);
      const now = Date.now();
      const device = zeitStempel == null ? undefined : Date.parse(zeitStempel);
      if (quelle === 'OFFLINE' && device === undefined) {
        throw fieldProblem({ zeitStempel: [{ code: 'msg_value_required' }] });
      }
      // A clock that is ahead does not book in the future: nobody could sign out before it.
      const at = quelle === 'OFFLINE' && device !== undefined ? Math.min(device, now) : now;
      const isLate = at < now - LATE && !(await needsNoApproval(call.db));
      const near = [
        ...(await punchesBetween(caller.id, around(at), call.db)),
        // Both ends of a time may be requested.
        ...(isLate ? await requestedBetween(caller.id, around(at), call) : []),
      ];
      const isOffline = quelle === 'OFFLINE';
      requireAlternate(near, { at, isIn: istAnmeldung, isOffline });
      if (isLate) {
        await askFor({ at, istAnmeldung }, call, tables);
        const day = await timeDay(caller.id, today(new Date(at)), call);
        const asked = {
          code: 'msg_time_asked_for',
          text: messageText(call.language, { code: 'msg_time_asked_for' }),
        };
        return { status: 200, body: { ...day, hinweise: [asked, ...day.hinweise] } };
      }
      const off = device === undefined || quelle === 'OFFLINE' ? 0 : device - now;
      await call.db.insert(timePunches).values({
        benutzerId: caller.id,
        zeitpunkt: new Date(at).toISOString(),
        istAnmeldung,
        quelle,
        grund: istAnmeldung ? null : grund,
        uhrAbweichungSekunden: Math.abs(off) > CLOCK_TOLERANCE ? bounded(off / 1000) : null,
        gebuchtAm: new Date(now).toISOString(),
      });
      return { status: 200, body: await timeDay(caller.id, today(new Date(at)), call) };
    }),

    approveSubsequentBooking: handler('approveSubsequentBooking', async (call) => {
      const { id } = call.params;
      const request = await requestToDecide(id, call);
      await oneAtATime({ id: request.ben_id }, call.db);
      await requireBookable(request, { except: id, isDecided: true, db: call.db });
      await storeAction(requests(), request, decided('GENEHMIGT', call.caller.id), call);
      await call.db.insert(timePunches).values(punchOf(request));
      await tellDecision(request, 'genehmigt', call, tables);
      return answerRecord(requests(), id, call);
    }),

    refuseSubsequentBooking: handler('refuseSubsequentBooking', async (call) => {
      const { id } = call.params;
      const request = await requestToDecide(id, call);
      const ablehnungsgrund = call.body.grund.trim();
      if (ablehnungsgrund === '') throw fieldProblem({ grund: [{ code: 'msg_value_required' }] });
      const changes = { ...decided('ABGELEHNT', call.caller.id), ablehnungsgrund };
      await storeAction(requests(), request, changes, call);
      await tellDecision(request, `abgelehnt: ${ablehnungsgrund}`, call, tables);
      return answerRecord(requests(), id, call);
    }),
  };

  async function requestToDecide(id: number, call: Parameters<typeof recordToActOn>[2]) {
    const request = await recordToActOn<SubsequentRow>(requests(), id, call);
    if (request.status !== 'BEANTRAGT') throw problem(409, 'msg_time_request_decided');
    return request;
  }
}

/** Requires sign-ins and sign-outs to alternate; a subsequent booking ends one that was forgotten. */
function requireAlternate(
  punches: readonly Punch[],
  { at, isIn, isOffline }: { at: number; isIn: boolean; isOffline: boolean },
): void {
  const isSignedIn = signedInAt(punches, at) !== undefined;
  if (isIn && isSignedIn) throw problem(409, 'msg_time_already_in');
  if (!isIn && !isSignedIn) throw problem(409, 'msg_time_already_out');
  // An offline booking may arrive after what followed it.
  const next = punches.find((punch) => punch.at > at);
  if (isOffline && (next?.isIn === isIn || lastUntil(punches, at)?.at === at)) {
    throw problem(409, isIn ? 'msg_time_already_in' : 'msg_time_already_out');
  }
}

/** Bounds a value to the column: a clock may be off by more than it holds. */
const bounded = (seconds: number) =>
  Math.trunc(Math.max(-2_147_483_647, Math.min(2_147_483_647, seconds)));
