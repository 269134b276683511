import { queryOptions } from '@tanstack/react-query';
import type { Entity } from '../../../../schemas/define';
import type { AnyRecord } from '../../../api/dialect';
import { readRows } from '../../../api/rows';
import { rowsKey } from '../../../engine/data/lists/row-page';

export type Booking = Entity<'MaterialBooking'> & AnyRecord;
export type VanPart = Entity<'ServiceStock'> & AnyRecord;

export const bookingsPath = '/service/material/{materialId}/buchungen';
export const vanPath = '/lager/servicebestaende/gutteile';
/** Most pieces with numbers of their own; a position has no more. */
const MOST = 500;

/** Query for what was done with a position, the latest first. */
export function bookingsQuery(materialId: number, isPermitted: boolean) {
  return queryOptions({
    queryKey: [...rowsKey('MaterialBooking'), 'of position', materialId],
    queryFn: async ({ signal }) => {
      const asked = { params: { materialId }, order: '-id', limit: MOST, signal };
      return (await readRows(bookingsPath, asked)).rows as unknown as readonly Booking[];
    },
    enabled: isPermitted,
    meta: { failure: 'shown' },
  });
}

/** Query for the technician's own good parts that are not assigned yet. */
export const vanQuery = queryOptions({
  queryKey: [...rowsKey('ServiceStock'), 'own good parts'],
  queryFn: async ({ signal }) => {
    const asked = { filter: 'verfuegbar>0', order: 'artikelbezeichnung', limit: 2000, signal };
    return (await readRows(vanPath, asked)).rows as unknown as readonly VanPart[];
  },
  meta: { failure: 'shown' },
});
