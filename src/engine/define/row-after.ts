import type { AnyRecord } from './definition';

/** Call that waits on the device. */
export interface WaitingCall {
  /** Operation as `METHOD /path/{id}`. */
  operation: string;
  body: AnyRecord;
}

/** Prediction of what a row says after a call about something else; undefined where that changes nothing of it. */
export type RowAfter<Of = AnyRecord> = (row: Of, call: WaitingCall) => Partial<Of> | undefined;
