import type { QueryClient } from '@tanstack/react-query';

/** Reads what is shown anew, and forgets what is not: a part that is drawn again finds nothing that it broke at. */
export async function readAnew(client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive' });
  await client.refetchQueries({ type: 'active' });
}
