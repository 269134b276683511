import type { OfficeReport } from '../../api/tell-office';
import type { Entry, Told, Untold } from './entry';
import { FEEDBACK } from './feedback';
import { isOpen } from './machine';

/** Most letters of each text. */
const most = { vorgang: 200, datensatz: 300, eingaben: 4000, meldung: 2000, meldungscode: 100 };

/** Attempts after which a refused report is not sent again; the entry says so. */
const MOST_ATTEMPTS = 6;
/** Wait before the second attempt, in ms; each further one is twice as long. */
const FIRST_WAIT = 60_000;

/**
 * Tells whether the office is to hear of an entry, or may have decided about it: one that is refused, and what became
 * of one that was.
 */
export function concernsOffice({ state, refusal, told, untold }: Entry): boolean {
  if ((untold?.attempts ?? 0) >= MOST_ATTEMPTS) return state === 'refused';
  if (state === 'refused') return true;
  if (state === 'waiting' || state === 'sending') return false;
  return told ? told.state !== state : state === 'discarded' && refusal !== undefined;
}

/**
 * Returns the entries that the office is to hear of now; not those that their user still has to deal with. `now`: ms
 * since 1970.
 */
export const toTell = (entries: readonly Entry[], now: number): Entry[] =>
  entries.filter(
    (entry) =>
      concernsOffice(entry) &&
      isDue(entry, now) &&
      (entry.state !== 'refused' || now - Date.parse(refusedAt(entry)) > FEEDBACK),
  );

const isDue = ({ untold }: Entry, now: number): boolean =>
  untold === undefined || (untold.attempts < MOST_ATTEMPTS && untold.nextTryAt <= now);

/** Counts one more refused report; each wait is twice as long as the one before. */
export const untoldOf = ({ untold }: Entry, message: string, now: number): Untold => {
  const attempts = (untold?.attempts ?? 0) + 1;
  return { attempts, nextTryAt: now + FIRST_WAIT * 2 ** (attempts - 1), message };
};

const refusedAt = ({ refusal, told, recordedAt }: Entry): string =>
  refusal?.at ?? told?.at ?? recordedAt;

/** Returns what the office knows once it has been told. */
export function toldOf(entry: Entry): Told {
  const { words, code } = wordsOf(entry);
  return {
    state: entry.state,
    at: refusedAt(entry),
    ...(words !== '' && { words }),
    ...(code !== undefined && { code }),
  };
}

/** Returns what the server said against an entry, also against one that was corrected since. */
function wordsOf({ refusal, told }: Entry): { words: string; code: string | undefined } {
  if (!refusal) return { words: told?.words ?? '', code: told?.code };
  const { messages, fieldErrors, codes } = refusal;
  const words = [...messages, ...Object.values(fieldErrors).flat()].join(' ');
  return { words: words.slice(0, most.meldung), code: codes[0]?.slice(0, most.meldungscode) };
}

/**
 * Builds the report of an entry. `words`: what was entered, a value a line; `table`: code of the record's table,
 * where it has one; `plainly`: what is said where the server gave no words.
 */
export function reportOf(
  entry: Entry,
  all: readonly Entry[],
  { words, table, plainly }: { words: string; table: string | undefined; plainly: string },
): OfficeReport {
  const { label, of, recordedAt, clockOffset = 0, reason } = entry;
  const said = wordsOf(entry);
  const id = Number(of?.id);
  const isNamed = table !== undefined && Number.isSafeInteger(id) && id > 0;
  const behind = all.filter(
    (one) => isOpen(one) && one.queue === entry.queue && one.seq > entry.seq,
  );
  return {
    status: statuses[entry.state] ?? 'OFFEN',
    vorgang: label.action.slice(0, most.vorgang) || entry.operation,
    // A call about no record has no record's name.
    datensatz: label.record.slice(0, most.datensatz) || '–',
    tabelle: isNamed ? table : null,
    tabelleId: isNamed ? id : null,
    eingaben: words === '' ? null : words.slice(0, most.eingaben),
    meldung: said.words || plainly,
    meldungscode: said.code ?? null,
    wartend: entry.state === 'refused' ? behind.length : 0,
    erfasstUm: new Date(Date.parse(recordedAt) + clockOffset).toISOString(),
    abgewiesenUm: refusedAt(entry),
    grund: reason ?? null,
  };
}

const statuses: Partial<Record<Entry['state'], OfficeReport['status']>> = {
  sent: 'UEBERTRAGEN',
  discarded: 'VERWORFEN',
};
