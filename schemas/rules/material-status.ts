/** Quantities of one position of material (3-decisions §3.10). */
export interface MaterialQuantities {
  menge: number;
  mengeReserviert: number;
  mengeBestellt: number;
  mengeUmgelagert: number;
  mengeBestaetigt: number;
  mengeNichtGeliefert: number;
  /** Time at which the goods on their way lay ready. */
  realTime: string | null;
}

/** Statuses of an order's material (3-decisions §3.9); their texts are data. */
const materialStatus = {
  none: '10',
  missing: '13',
  partlyReserved: '15',
  ordered: '17',
  reserved: '19',
  onItsWay: '25',
  toConfirm: '27',
  confirmed: '29',
} as const;

export type MaterialStatus = (typeof materialStatus)[keyof typeof materialStatus];

const { none, missing, partlyReserved, ordered, reserved, onItsWay, toConfirm, confirmed } =
  materialStatus;

/** Quantity sent, and neither confirmed nor missed. */
const onItsWayOf = (position: MaterialQuantities): number =>
  position.mengeUmgelagert - position.mengeBestaetigt - position.mengeNichtGeliefert;

/** Quantity that nobody has, sent or reserved yet. */
const missingOf = (position: MaterialQuantities): number =>
  Math.max(
    0,
    position.menge - position.mengeBestaetigt - onItsWayOf(position) - position.mengeReserviert,
  );

/**
 * Status of an order's material, from its positions, the most urgent first: missing (all of it, or a part, unless it is
 * ordered), only reserved, on its way, ready to be confirmed; confirmed means all of it.
 */
export function materialStatusOf(positions: readonly MaterialQuantities[]): MaterialStatus {
  if (positions.length === 0) return none;
  if (positions.some((one) => missingOf(one) > one.mengeBestellt)) {
    return positions.some((one) => missingOf(one) < one.menge) ? partlyReserved : missing;
  }
  if (positions.some((one) => missingOf(one) > 0)) return ordered;
  if (positions.some((one) => one.mengeReserviert > 0)) return reserved;
  const coming = positions.filter((one) => onItsWayOf(one) > 0);
  if (coming.some(({ realTime }) => realTime === null)) return onItsWay;
  return coming.length > 0 ? toConfirm : confirmed;
}
