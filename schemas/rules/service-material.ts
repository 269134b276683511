import { mayDo } from './service-states';
import type { Tone } from './tone';

interface StatedMaterial {
  auftragsstatus?: string | null | undefined;
  menge: number;
  mengeReserviert: number;
  mengeUmgelagert: number;
  mengeUnterwegs: number;
  mengeBestaetigt: number;
  mengeOffen: number;
  mengeDefektVerkauft: number;
  mengeDefektEingelagert: number;
  realTime?: string | null | undefined;
}

const mayPlan = ({ auftragsstatus }: StatedMaterial) =>
  auftragsstatus == null || mayDo('planMaterial', auftragsstatus);

const steps = {
  /** A position that is being created has no status: nothing is known of its way yet. */
  see: ({ auftragsstatus }) => auftragsstatus != null,
  plan: mayPlan,
  remove: (one) => one.mengeUmgelagert === 0 && mayPlan(one),
  ship: (one) =>
    may('confirmMaterial', one) && one.menge > one.mengeBestaetigt + one.mengeUnterwegs,
  deliver: (one) => may('confirmMaterial', one) && one.mengeUnterwegs > 0 && one.realTime == null,
  confirm: (one) => may('confirmMaterial', one) && one.mengeUnterwegs > 0,
  install: (one) => may('useMaterial', one) && one.mengeOffen > 0,
  giveBack: (one) => may('returnMaterial', one) && one.mengeOffen > 0,
  defect: (one) =>
    may('useMaterial', one) && one.menge > one.mengeDefektVerkauft + one.mengeDefektEingelagert,
  undo: (one) => may('undoMaterial', one) && one.mengeBestaetigt + one.mengeUmgelagert > 0,
} as const satisfies Readonly<Record<string, (one: StatedMaterial) => boolean>>;

function may(action: Parameters<typeof mayDo>[0], { auftragsstatus }: StatedMaterial): boolean {
  return auftragsstatus != null && mayDo(action, auftragsstatus);
}

/** Tells whether a step is possible with a position: its order's status allows it, and there is a quantity for it. */
export const materialMay =
  (step: keyof typeof steps): ((one: StatedMaterial) => boolean) =>
  (one) =>
    steps[step](one);

/** Stages of a position, first those in which its technician has to act. */
export type MaterialStage =
  'toPlace' | 'toConfirm' | 'onItsWay' | 'placed' | 'reserved' | 'ordered' | 'missing';

/** Stage of a position; the page has the words. */
export function materialStage(one: StatedMaterial & { mengeBestellt: number }): MaterialStage {
  if (one.mengeOffen > 0) return 'toPlace';
  if (one.mengeUnterwegs > 0) return one.realTime == null ? 'onItsWay' : 'toConfirm';
  const missing = one.menge - one.mengeBestaetigt;
  if (missing <= 0) return 'placed';
  if (one.mengeReserviert >= missing) return 'reserved';
  return one.mengeReserviert + one.mengeBestellt >= missing ? 'ordered' : 'missing';
}

/** Colours of the stages, like those of the status of an order's material (specification 2 §4). */
export const materialStageTones: Readonly<Record<MaterialStage, Tone>> = {
  toPlace: 'yellow',
  toConfirm: 'teal',
  onItsWay: 'teal',
  placed: 'green',
  reserved: 'green',
  ordered: 'orange',
  missing: 'red',
};

/** Maximum number of pieces of a position that a step can be done with. */
export const mostOf = (
  step: 'confirm' | 'install' | 'doa' | 'giveBack' | 'defect',
  one: StatedMaterial,
): number => {
  if (step === 'confirm') return one.mengeUnterwegs;
  if (step === 'defect') return one.menge - one.mengeDefektVerkauft - one.mengeDefektEingelagert;
  return one.mengeOffen;
};

interface StatedBooking {
  art: string;
  menge: number;
  gebuchtDatum: string;
  storniertDatum?: string | null | undefined;
}

/**
 * Tells whether a booking can be undone: on its day, and a confirmation only until something was done with it
 * (3-decisions §3.10).
 */
export function mayUndoBooking(
  booking: StatedBooking,
  position: StatedMaterial,
  day: string,
): boolean {
  if (!steps.undo(position) || booking.storniertDatum != null) return false;
  if (booking.gebuchtDatum.slice(0, 10) !== day) return false;
  return booking.art !== 'BESTAETIGT' || booking.menge <= position.mengeOffen;
}

/** Quantities of a position, as far as bookings change them. */
interface BookedMaterial extends StatedMaterial {
  mengeNichtGeliefert: number;
  mengeEingebaut: number;
  mengeDoa: number;
  mengeGutteilretoure: number;
}

/** Predicts a position after a booking, until the server has answered. */
export function afterBooking<Position extends BookedMaterial>(
  step: Parameters<typeof mostOf>[0],
  one: Position,
  body: { menge: number; mengeNichtGeliefert?: number | null; verbleib?: string | null },
): Position {
  const { menge } = body;
  if (step === 'confirm') {
    const missed = body.mengeNichtGeliefert ?? 0;
    return {
      ...one,
      mengeUnterwegs: one.mengeUnterwegs - menge - missed,
      mengeBestaetigt: one.mengeBestaetigt + menge,
      mengeNichtGeliefert: one.mengeNichtGeliefert + missed,
      mengeOffen: one.mengeOffen + menge,
    };
  }
  if (step === 'defect') {
    return body.verbleib === 'VERKAUFT'
      ? { ...one, mengeDefektVerkauft: one.mengeDefektVerkauft + menge }
      : { ...one, mengeDefektEingelagert: one.mengeDefektEingelagert + menge };
  }
  const placed = { install: 'mengeEingebaut', doa: 'mengeDoa', giveBack: 'mengeGutteilretoure' };
  const quantity = placed[step] as 'mengeEingebaut' | 'mengeDoa' | 'mengeGutteilretoure';
  return { ...one, mengeOffen: one.mengeOffen - menge, [quantity]: one[quantity] + menge };
}

/** Position of an unplanned part taken from the technician's own store: confirmed, and to be placed. */
export function takenPosition<P extends { menge: number }>(part: P) {
  const { menge } = part;
  return {
    ...{ mengeReserviert: 0, mengeBestellt: 0, mengeUnterwegs: 0, mengeNichtGeliefert: 0 },
    ...{ mengeEingebaut: 0, mengeDoa: 0, mengeGutteilretoure: 0 },
    ...{ mengeDefektVerkauft: 0, mengeDefektEingelagert: 0, realTime: null },
    ...part,
    ...{ mengeUmgelagert: menge, mengeBestaetigt: menge, mengeOffen: menge },
  };
}
