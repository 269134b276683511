import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useBroughtRows } from '../../outbox/use-brought-rows';

/** Rows beside a record: those that were read, and those that wait on the device to be sent. */
export interface FlowRows<R> {
  query: UseQueryResult<readonly R[]>;
  /** Rows; undefined until something is known. */
  rows: readonly R[] | undefined;
}

/** Tells whether a row has not reached the server: nothing can be changed about it here. */
export const isWaiting = ({ id }: { id: number }): boolean => id < 0;

const asItIs = <R>(row: R): R => row;

/**
 * Returns the rows of a query with those that calls about a record bring (`brings`). `complete` adds what the server
 * would; it must be the same function each time.
 */
export function useWithBrought<R extends { id: number }>(
  query: UseQueryResult<readonly R[]>,
  of: { schema: string; id: string | number },
  schema: string,
  complete: (row: R) => R = asItIs,
): FlowRows<R> {
  const brought = useBroughtRows(of, schema, query.dataUpdatedAt);
  const { data } = query;
  const rows = useMemo(() => {
    if (brought.length === 0) return data;
    // Negative ids belong to no row on a server.
    const more = brought.map(({ entry, row }) =>
      complete({ ...row, id: -entry.seq } as unknown as R),
    );
    return [...(data ?? []), ...more];
  }, [data, brought, complete]);
  return { query, rows };
}
