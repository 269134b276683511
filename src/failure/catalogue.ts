import { noticeMs } from '../ui/notice-ms';
import { newPasswordCode } from '../api/api-error';
import type { CallKind } from '../api/call-kind';
import { waitMs } from '../api/retry-after';
import { silentCode } from './service-text';

/** Message of the catalogue, known without the answer; `services` and `fields` say what the answer holds. */
interface Saying {
  /** Source of the text: the server's messages, its field errors, or a text under `ui:error.`. */
  what: 'services' | 'fields' | `text:${string}`;
  ms: number;
  isInfo?: true;
  /** Caption above it; `kind` names what could not be done. */
  title?: 'kind' | 'fields' | 'offline' | 'unknown';
  /** True to add the tracking id and a copy button. */
  tracked?: true;
  /** True to add a button to the page of locks. */
  locks?: true;
  /** True if it is left out where a route asks for silence. */
  suppressible?: true;
}

/**
 * Consequence besides pop-ups. `guard`: the stale-write guard asks; `wait`: the call is made again; `licence`,
 * `password`, `duty`: a dialog of its own.
 */
export type Consequence =
  'login' | 'password' | 'duty' | 'logout' | 'maintenance' | 'wait' | 'guard' | 'licence';

interface Row {
  /** Messages of which every one that has something to say is shown. */
  say: readonly Saying[];
  /** Message shown when none of them has. */
  otherwise?: Saying;
  /** True to leave out the persistent notice «HTTP …». */
  fleeting?: true;
  then?: Consequence;
  /** Kinds of call that it applies to; for others it is a refusal like any other. */
  kinds?: readonly CallKind[];
}

const services: Saying = {
  what: 'services',
  ms: noticeMs.error,
  title: 'kind',
  suppressible: true,
};
const fields: Saying = {
  what: 'fields',
  ms: noticeMs.fields,
  title: 'fields',
  suppressible: true,
};
const unknown: Saying = {
  what: 'text:unknown',
  ms: noticeMs.unknown,
  title: 'kind',
  tracked: true,
  suppressible: true,
};
const text = (key: string): Saying => ({ what: `text:${key}`, ms: noticeMs.error });

const refused: Row = { say: [services, fields], otherwise: unknown };

/** Reactions by status (specification 1 §8). */
const rows = {
  network: { say: [{ ...text('network'), title: 'offline' }] },
  401: { say: [{ what: 'services', ms: noticeMs.error }], fleeting: true, then: 'login' },
  402: refused,
  403: { say: [services], otherwise: text('licence') },
  licence: { say: [text('licence')], then: 'licence' },
  duty: { say: [], fleeting: true, then: 'duty' },
  password: {
    say: [{ what: 'services', ms: noticeMs.error }],
    fleeting: true,
    then: 'password',
  },
  firewall: { say: [text('firewall')] },
  404: { say: [text('notFound')] },
  405: refused,
  409: refused,
  412: { say: [services], then: 'guard', kinds: ['change'] },
  422: refused,
  423: {
    say: [{ what: 'services', ms: noticeMs.locked, isInfo: true, locks: true }],
    otherwise: { ...text('locked'), ms: noticeMs.locked, isInfo: true, locks: true },
  },
  424: { say: [], then: 'logout' },
  428: { say: [services], then: 'guard', kinds: ['change'] },
  429: { say: [{ ...text('tooMany'), isInfo: true }], then: 'wait' },
  500: { say: [{ ...text('general'), ms: noticeMs.serious, tracked: true }] },
  503: { say: [{ ...services, tracked: true }] },
  maintenance: { say: [], then: 'maintenance' },
  other: {
    say: [{ ...services, ms: noticeMs.unknown, title: 'unknown', tracked: true }],
    otherwise: { ...unknown, what: 'text:again', title: 'unknown' },
  },
  activities: { say: [{ ...services, ms: noticeMs.deletedWithActivities }] },
} as const satisfies Record<string | number, Row>;

export interface FailureFacts {
  /** HTTP status; undefined when no answer came. */
  status: number | undefined;
  kind: CallKind;
  services: readonly { messageCode: string }[];
  fieldErrors: Readonly<Record<string, readonly string[]>>;
  isFirewall: boolean;
  /** Wait in seconds. */
  retryAfter?: number;
}

export interface Surroundings {
  /** True on the login page, which itself says that the server is offline. */
  onLogin?: boolean;
  /** True if the route asks for silence (`mde…`). */
  isSuppressed?: boolean;
}

export interface Reaction {
  popUps: readonly Saying[];
  /** True for a notice «HTTP …» that stays until it is closed. */
  isPersistent: boolean;
  then?: Consequence;
  /** True if the dialog that opens is followed by a reload. */
  reloads: boolean;
  /** Wait in ms before the call is made again. */
  waitMs?: number;
}

const maintenanceCode = 'msg_general_unavailable_due_to_maintenance';
const licenceCode = 'msg_auth_licence';
const secondFactorCode = 'msg_auth_second_factor_required';
/** Message code of a deletion refused because activities belong to the record. */
const activitiesCode = 'msg_record_has_activities';

/** Returns the reaction to a failed call (specification 1 §8). Nothing else decides about failed calls. */
export function reactionTo(failure: FailureFacts, where: Surroundings = {}): Reaction {
  const row = rowOf(failure);
  const popUps = saidOf(row, failure).filter(
    (saying) =>
      !(where.isSuppressed && saying.suppressible) && !(where.onLogin && row === rows.network),
  );
  return {
    popUps,
    isPersistent: !row.fleeting && !(where.onLogin && row === rows.network),
    then: row.then,
    reloads:
      (row.then === 'login' || row.then === 'password') &&
      (failure.kind === 'read' || failure.kind === 'download'),
    ...(row.then === 'wait' && { waitMs: waitMs(failure.retryAfter) }),
  };
}

function rowOf({ status, kind, services: said, isFirewall }: FailureFacts): Row {
  if (status === undefined) return rows.network;
  const says = (code: string) => said.some(({ messageCode }) => messageCode === code);
  if (status === 403 && isFirewall) return rows.firewall;
  if (status === 403 && says(licenceCode)) return rows.licence;
  if (status === 403 && says(secondFactorCode)) return rows.duty;
  if (status === 403 && says(newPasswordCode)) return rows.password;
  if (status === 503 && (said.length === 0 || says(maintenanceCode))) return rows.maintenance;
  if (status === 409 && kind === 'delete' && says(activitiesCode)) return rows.activities;
  const row: Row = (rows as Partial<Record<string | number, Row>>)[status] ?? rows.other;
  return row.kinds && !row.kinds.includes(kind) ? refused : row;
}

function saidOf({ say, otherwise }: Row, failure: FailureFacts): readonly Saying[] {
  const visible = failure.services.some(({ messageCode }) => messageCode !== silentCode);
  const has = { services: visible, fields: Object.keys(failure.fieldErrors).length > 0 };
  const said = say.filter(({ what }) => (what in has ? has[what as keyof typeof has] : true));
  // A deliberate silence is not unexplained.
  const isSilent = failure.services.length > 0 && !visible && !has.fields;
  return said.length > 0 || isSilent || !otherwise ? said : [otherwise];
}
