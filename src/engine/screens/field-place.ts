import type { RecordId } from '../../api/dialect';

/** Place of a field that a finding is about, perhaps of another record. */
export interface FieldPlace {
  /** Name of the field in the contract; of a row, when `row` is given. */
  field: string;
  /** Code of the other record's table, as locks and history name it. */
  table?: string;
  /** Id of the other record. */
  id?: RecordId;
  /** Id of a row of the record. */
  row?: RecordId;
}

/** Function that returns the way to a place, if the user may go there. */
export type WayTo = (place: FieldPlace) => (() => void) | undefined;

/** Wish that a page fulfils once on arrival: it edits its record and goes to a field. */
export interface ArrivalWish {
  edit: true;
  field?: string;
  row?: RecordId;
}

/** Returns the state of the history that holds a wish. */
export function arrivalState(wish: ArrivalWish): { arrival: ArrivalWish } {
  return { arrival: wish };
}

/** Reads the wish from a state of the history; undefined where it holds none. */
export function arrivalWish(state: unknown): ArrivalWish | undefined {
  const { arrival } = (state ?? {}) as { arrival?: Partial<ArrivalWish> };
  return arrival?.edit === true ? (arrival as ArrivalWish) : undefined;
}
