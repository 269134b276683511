import type { AnyRecord } from '../../define/definition';
import type { Problem } from '../../fields/field-editing';
import { isRows } from './row';
import { mergeRows } from './merge-rows';
import { isPartsName, partsIn } from './session-rows';
import { changedFields } from './changes';
import { stillSaid } from './still-said';

/** Problems by field, as validation names them. */
export type Problems = Readonly<Record<string, readonly Problem[]>>;

/** Errors by field, in the server's words. */
export type ServerErrors = Readonly<Record<string, readonly string[]>>;

export interface StaleWrite {
  theirs: AnyRecord;
  user: string;
  /** Time as an ISO instant. */
  time: string;
}

interface Editing {
  /** Record as it was when editing began; for a new one the values it starts with. */
  base: AnyRecord;
  values: AnyRecord;
  problems: Problems;
  serverErrors: ServerErrors;
}

interface Failure {
  message: string;
  /** True if there was no network. */
  isOffline?: boolean;
}

/** Session of editing; every state after `reading` keeps what was typed. */
export type EditSession =
  | { state: 'reading' }
  | ({ state: 'editing' | 'invalid' } & Editing)
  | ({
      state: 'saving';
      /** Values as they were when saving began. */ sent: AnyRecord;
    } & Editing)
  | ({ state: 'failed' } & Failure & Editing)
  | ({ state: 'conflict'; stale: StaleWrite } & Editing);

export type SessionEvent =
  | { type: 'edit'; base: AnyRecord; values?: AnyRecord }
  /** Adoption of rows loaded after editing began; rows already there stay. */
  | { type: 'adopt'; values: AnyRecord }
  | { type: 'change'; changes: AnyRecord }
  | { type: 'validated'; problems: Problems }
  | { type: 'save' }
  | { type: 'refused'; problems?: Problems; serverErrors?: ServerErrors }
  | ({ type: 'failed' } & Failure)
  | { type: 'stale'; stale: StaleWrite }
  /** Partial success: some rows were refused; `base` is stored, `values` is still wanted. */
  | {
      type: 'partly';
      base: AnyRecord;
      values: AnyRecord;
      serverErrors: ServerErrors;
      failure?: Failure;
    }
  | { type: 'resolved'; values: AnyRecord }
  /** Merge with somebody else's change while saving; next is sent on their version. */
  | { type: 'rebased'; base: AnyRecord; values: AnyRecord }
  /** End of a save that was given up before it was sent. */
  | { type: 'held' }
  /** End of a save; `record` is the stored one; without it nothing is left to edit. */
  | { type: 'saved'; record?: AnyRecord }
  | { type: 'cancel' };

const failureOf = ({ message, isOffline }: Failure): Failure => ({
  message,
  ...(isOffline && { isOffline }),
});

export const reading: EditSession = { state: 'reading' };

/**
 * Moves the edit session, a pure state machine:
 * `reading → editing → saving → (reading, conflict, invalid, failed)`, the last three lead back to editing. What is
 * typed while saving is kept: the session goes on. An event that does not fit the state changes nothing.
 */
export function transition(session: EditSession, event: SessionEvent): EditSession {
  if (session.state === 'reading') {
    if (event.type !== 'edit') return session;
    const { base, values = base } = event;
    return { state: 'editing', base, values, problems: {}, serverErrors: {} };
  }
  return session.state === 'saving' ? whileSaving(session, event) : whileEditing(session, event);
}

export type OpenSession = Exclude<EditSession, { state: 'reading' }>;
type Saving = Extract<EditSession, { state: 'saving' }>;
type NotSaving = Exclude<OpenSession, Saving>;

function whileEditing(session: NotSaving, event: SessionEvent): EditSession {
  switch (event.type) {
    case 'change': {
      const changed = withChanges(session, event.changes);
      // The next input answers a failure; a conflict stays until it is resolved.
      return changed.state === 'failed' ? { ...contents(changed), state: 'editing' } : changed;
    }
    case 'adopt':
      return withRows(session, event.values);
    case 'validated':
      return { ...session, problems: event.problems };
    case 'save':
      return session.state === 'conflict'
        ? session
        : { ...contents(session), state: 'saving', sent: session.values };
    case 'resolved':
      return session.state === 'conflict'
        ? {
            ...contents(session),
            state: 'editing',
            base: { ...partsIn(session.base), ...session.stale.theirs },
            values: { ...partsIn(session.values), ...event.values },
          }
        : session;
    case 'cancel':
      return reading;
    default:
      return session;
  }
}

function whileSaving(session: Saving, event: SessionEvent): EditSession {
  switch (event.type) {
    case 'change':
      return withChanges(session, event.changes);
    case 'refused': {
      const { problems = {}, serverErrors = {} } = event;
      return { ...contents(session), state: 'invalid', problems, serverErrors };
    }
    case 'failed':
      return { ...contents(session), ...failureOf(event), state: 'failed' };
    case 'stale':
      return { ...contents(session), state: 'conflict', stale: event.stale };
    case 'partly': {
      const { base, serverErrors, failure } = event;
      const rest: Editing = {
        base,
        values: typedSince(session, event.values),
        problems: {},
        serverErrors,
      };
      return failure
        ? { ...rest, ...failureOf(failure), state: 'failed' }
        : { ...rest, state: 'invalid' };
    }
    case 'rebased':
      return { ...session, base: event.base, values: event.values, sent: event.values };
    case 'held':
      return { ...contents(session), state: 'editing' };
    case 'saved':
      return afterSaving(session, event.record);
    default:
      return session;
  }
}

function afterSaving(session: Saving, record: AnyRecord | undefined): EditSession {
  const late = changedFields(session.sent, session.values);
  if (!record || late.length === 0) return reading;
  const values = typedSince(session, record);
  return transition(reading, { type: 'edit', base: record, values });
}

/** Returns the stored record with what was typed since. */
function typedSince({ sent, values }: Saving, stored: AnyRecord): AnyRecord {
  const typed = changedFields(sent, values).map((name) => {
    const [was, now, is] = [sent[name], values[name], stored[name]];
    const rows = isPartsName(name) && isRows(was) && isRows(now) && isRows(is);
    return [name, rows ? mergeRows(was, now, is) : now] as const;
  });
  return { ...stored, ...Object.fromEntries(typed) };
}

function withRows<S extends OpenSession>(session: S, loaded: AnyRecord): S {
  const fresh = Object.entries(loaded).filter(([name]) => session.base[name] === undefined);
  if (fresh.length === 0) return session;
  const rows = Object.fromEntries(fresh);
  return { ...session, base: { ...session.base, ...rows }, values: { ...session.values, ...rows } };
}

function withChanges<S extends OpenSession>(session: S, changes: AnyRecord): S {
  return {
    ...session,
    values: { ...session.values, ...changes },
    // The server's message was about the former value.
    serverErrors: stillSaid(session.serverErrors, session.values, changes),
  };
}

function contents({ base, values, problems, serverErrors }: OpenSession): Editing {
  return { base, values, problems, serverErrors };
}
