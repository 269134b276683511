import type { Body } from '../../../http/operations/call';
import type { refusedCalls } from '../../../db/generated/service';

export type RefusedCallRow = typeof refusedCalls.$inferSelect;

type Report = Body<'tellRefusedCall'>;
type Changes = Partial<RefusedCallRow>;

/** States in which a device has nothing more to report of a call. */
export const OVER: readonly string[] = ['UEBERTRAGEN', 'VERWORFEN'];

export const isOver = ({ status }: Pick<RefusedCallRow, 'status'>): boolean =>
  OVER.includes(status);

/** No decision: what the device does next concerns its user alone. */
const undecided = { grund: null, entschiedenVon: null, entschiedenAm: null };

/**
 * Changes that a device's report makes to the existing row. A refusal older than the known one changes nothing, since
 * two pages of a device may report in either order; a newer one removes the decision on the older; a decision stays
 * until the device has heard it and reports the outcome.
 */
export function changesOf(known: RefusedCallRow, report: Report): Changes {
  const { status, grund, ...told } = report;
  const isNewer = Date.parse(told.abgewiesenUm) > Date.parse(known.abgewiesenUm);
  if (!isNewer && Date.parse(told.abgewiesenUm) < Date.parse(known.abgewiesenUm)) return {};
  if (status === 'OFFEN') {
    if (isNewer) return { ...toldOf(told), ...undecided, status };
    return isOver(known) ? {} : { wartend: told.wartend };
  }
  if (isOver(known) && known.status === status) return {};
  // The office stays the one who decided where the device has only carried it out.
  const isDecision = status === 'VERWORFEN' && known.status === 'VERWERFEN';
  return {
    wartend: 0,
    status,
    ...(!isDecision && { ...undecided, grund: grund ?? null }),
  };
}

/** Makes the row of a call that nobody has reported yet. */
export function firstOf({ status, grund = null, ...told }: Report) {
  return { ...toldOf(told), status, grund, ...(status !== 'OFFEN' && { wartend: 0 }) };
}

function toldOf({
  tabelle = null,
  tabelleId = null,
  eingaben = null,
  meldungscode = null,
  ...told
}: Omit<Report, 'status' | 'grund'>) {
  return { ...told, tabelle, tabelleId, eingaben, meldungscode };
}
