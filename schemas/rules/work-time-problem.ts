/** Part of a day, `YYYY-MM-DD` and `HH:mm`. */
export interface WorkSpan {
  datum: string;
  von: string;
  bis: string;
}

export interface WorkTimeProblem {
  field: 'von' | 'bis';
  code: 'msg_service_time_order' | 'msg_service_before_arrival' | 'msg_service_time_overlap';
  /** Parameters of the message. */
  parameters: readonly string[];
}

/**
 * Finds why a working time is impossible: its end is not after its begin, or it begins on the day of the arrival but
 * before it (`YYYY-MM-DDTHH:mm`; specification 2 §5). Undefined where it is possible.
 */
export function spanProblem(
  { datum, von, bis }: WorkSpan,
  arrival: string | null | undefined,
): WorkTimeProblem | undefined {
  if (von >= bis) return { field: 'bis', code: 'msg_service_time_order', parameters: [] };
  const [day, time = ''] = (arrival ?? '').split('T');
  if (datum !== day || von >= time) return undefined;
  return { field: 'von', code: 'msg_service_before_arrival', parameters: [time] };
}

/** Finds the same for times that are booked already, and for the timer that runs since then. */
export function overlapProblem(
  { datum, von, bis }: WorkSpan,
  others: readonly WorkSpan[],
  runningSince: string | null | undefined,
): WorkTimeProblem | undefined {
  const taken = others.find((other) => other.datum === datum && other.von < bis && other.bis > von);
  const overlap = (...parameters: string[]) =>
    ({ field: 'von', code: 'msg_service_time_overlap', parameters }) as const;
  if (taken) return overlap(taken.von, taken.bis);
  if (runningSince == null || `${datum}T${bis}` <= runningSince) return undefined;
  return overlap(runningSince.slice(11), '…');
}
