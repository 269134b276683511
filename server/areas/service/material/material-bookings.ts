import { localTimeOf } from '../../../../schemas/rules/company-time';
import { materialBookings } from '../../../db/generated/service';
import { happenedAt, type ActingCall } from '../act-on-task';
import type { MaterialRow } from './position-to-act-on';

export type BookingRow = typeof materialBookings.$inferSelect;

interface Booked {
  art: BookingRow['art'];
  menge: number;
  /** Numbers: one for each part, that of their batch, or none. */
  numbers?: readonly string[];
  verbleib?: BookingRow['verbleib'];
  lagerId?: number | null;
  assetId?: number | null;
  erfasstUm?: string | null | undefined;
}

/** Notes a booking of a position, for numbered parts one by one: each can be undone by itself. */
export async function noteBooking(
  material: MaterialRow,
  { art, menge, numbers = [], erfasstUm, ...booked }: Booked,
  call: ActingCall,
): Promise<void> {
  if (menge === 0) return;
  const lines =
    numbers.length === menge
      ? numbers.map((seriennr) => ({ menge: 1, seriennr }))
      : [{ menge, seriennr: numbers[0] ?? null }];
  await call.db.insert(materialBookings).values(
    lines.map((line) => ({
      ...booked,
      ...line,
      art,
      materialId: material.id,
      gebuchtDatum: happenedAt(erfasstUm),
      benutzerId: call.caller.id,
    })),
  );
}

/** Present local time of the company. */
export const now = () => localTimeOf(new Date());
