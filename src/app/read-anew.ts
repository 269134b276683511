import type { QueryClient } from '@tanstack/react-query';

/** Drops what is not shown, reads the rest: a part that is drawn again must not find what it broke at. */
export async function readAnew(client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive' });
  await client.refetchQueries({ type: 'active' });
}
