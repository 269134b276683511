import type { AnyRecord } from '../../define/definition';
import type { Problem } from '../../form/problem';

/** Problems by field, as validation names them. */
export type Problems = Readonly<Record<string, readonly Problem[]>>;

/** Messages by field, as the server said them. */
export type ServerErrors = Readonly<Record<string, readonly string[]>>;

/** Somebody else's change that a save ran into. */
export interface StaleWrite {
  /** The record as it is now. */
  theirs: AnyRecord;
  user: string;
  /** ISO instant. */
  time: string;
}

interface Editing {
  /** The record as it was when editing began; what a new record starts with. */
  base: AnyRecord;
  /** The record as the user wants it. */
  values: AnyRecord;
  problems: Problems;
  serverErrors: ServerErrors;
}

/** One record being read or edited. Everything after `reading` keeps what was typed. */
export type EditSession =
  | { state: 'reading' }
  | ({ state: 'editing' | 'saving' | 'invalid' } & Editing)
  | ({ state: 'failed'; message: string } & Editing)
  | ({ state: 'conflict'; stale: StaleWrite } & Editing);

export type SessionEvent =
  | { type: 'edit'; base: AnyRecord; values?: AnyRecord }
  | { type: 'change'; changes: AnyRecord }
  | { type: 'validated'; problems: Problems }
  | { type: 'save' }
  | { type: 'refused'; problems?: Problems; serverErrors?: ServerErrors }
  | { type: 'failed'; message: string }
  | { type: 'stale'; stale: StaleWrite }
  | { type: 'resolved'; values: AnyRecord }
  | { type: 'saved' }
  | { type: 'cancel' };

export const reading: EditSession = { state: 'reading' };

/**
 * The edit session as a pure state machine:
 * `reading → editing → saving → (reading, conflict, invalid, failed)`, and from the last three back to
 * editing. An event that does not fit the state changes nothing.
 */
export function transition(session: EditSession, event: SessionEvent): EditSession {
  if (session.state === 'reading') {
    if (event.type !== 'edit') return session;
    const { base, values = base } = event;
    return { state: 'editing', base, values, problems: {}, serverErrors: {} };
  }
  return session.state === 'saving' ? whileSaving(session, event) : whileEditing(session, event);
}

type Open = Exclude<EditSession, { state: 'reading' }>;

function whileEditing(session: Open, event: SessionEvent): EditSession {
  switch (event.type) {
    case 'change':
      return editing({
        ...session,
        values: { ...session.values, ...event.changes },
        // What the server said was about the former value.
        serverErrors: without(session.serverErrors, Object.keys(event.changes)),
      });
    case 'validated':
      return editing({ ...session, problems: event.problems });
    case 'save':
      // A conflict is resolved first.
      return session.state === 'conflict' ? session : { ...contents(session), state: 'saving' };
    case 'resolved':
      return session.state === 'conflict'
        ? editing({ ...session, base: session.stale.theirs, values: event.values })
        : session;
    case 'cancel':
      return reading;
    default:
      return session;
  }
}

function whileSaving(session: Open, event: SessionEvent): EditSession {
  switch (event.type) {
    case 'refused': {
      const { problems = {}, serverErrors = {} } = event;
      return { ...contents(session), state: 'invalid', problems, serverErrors };
    }
    case 'failed':
      return { ...contents(session), state: 'failed', message: event.message };
    case 'stale':
      return { ...contents(session), state: 'conflict', stale: event.stale };
    case 'saved':
      return reading;
    default:
      return session;
  }
}

function editing(session: Open): EditSession {
  const state = session.state === 'conflict' ? 'editing' : session.state;
  if (state === 'failed' || state === 'saving') return { ...contents(session), state: 'editing' };
  return { ...contents(session), state };
}

function contents({ base, values, problems, serverErrors }: Open): Editing {
  return { base, values, problems, serverErrors };
}

function without(errors: ServerErrors, names: readonly string[]): ServerErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}
