import { useState } from 'react';

/** Returns the server's id; a failure of the page itself gets one, and is logged with it. */
export function useFailureId(error: unknown): string {
  const [ownId] = useState(() => {
    const given = (error as { trackingId?: unknown } | null)?.trackingId;
    if (typeof given === 'string') return given;
    const id = Math.random().toString(16).slice(2, 10).padEnd(8, '0');
    console.error(`page failure ${id}`, error);
    return id;
  });
  return ownId;
}
