import type { ReportTime } from '../print/document/report-facts';
import type { ReportedTrip } from '../print/document/printed-report';

/** Sorts stably: of two equal rows the earlier one stays first, as ids grow. */
const sorted = <Row>(rows: readonly Row[], by: (row: Row) => string): Row[] =>
  [...rows].sort((a, b) => (by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0));

/** Puts the working times of a report in their order. */
export const byTime = (times: readonly ReportTime[]): ReportTime[] =>
  sorted(times, ({ datum, von }) => `${datum}T${von}`);

/** Puts the trips of a report in their order. */
export const byArrival = (trips: readonly ReportedTrip[]): ReportedTrip[] =>
  sorted(trips, ({ ankunft }) => ankunft);
