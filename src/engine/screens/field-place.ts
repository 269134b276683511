import type { RecordId } from '../../api/dialect';

/** A field that something is said about, perhaps of another record. */
export interface FieldPlace {
  /** As the contract calls it; of a row, when `row` is given. */
  field: string;
  /** Code of the other record's table, as locks and history name it. */
  table?: string;
  /** Of the other record. */
  id?: RecordId;
  /** Id of a row of the record. */
  row?: RecordId;
}

/** Answers how one gets there, if one may. */
export type WayTo = (place: FieldPlace) => (() => void) | undefined;

/** What a page that is led to does once: it edits its record and goes to a field. */
export interface ArrivalWish {
  edit: true;
  field?: string;
  row?: RecordId;
}

/** How a wish stands in the history. */
export function arrivalState(wish: ArrivalWish): { arrival: ArrivalWish } {
  return { arrival: wish };
}

/** Of a place in the history; undefined where it holds none. */
export function arrivalWish(state: unknown): ArrivalWish | undefined {
  const { arrival } = (state ?? {}) as { arrival?: Partial<ArrivalWish> };
  return arrival?.edit === true ? (arrival as ArrivalWish) : undefined;
}
