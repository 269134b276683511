/** Failure that the server's fault switch answers with (`server/http/doors/faults.ts`). */
export interface Fault {
  method?: string;
  path: string;
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  delayMs?: number;
  times?: number;
}

/** Lets the server fail from now on; without faults it works again. */
export async function fail(url: string, ...faults: readonly Fault[]): Promise<void> {
  const answer = await fetch(`${url}/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
  if (answer.status !== 204) throw new Error(`faults: ${answer.status}`);
}

/** Builds the error payload of a server with one message. */
export function refusal(message: string, fieldErrors: Record<string, readonly string[]> = {}) {
  return {
    errors: { services: [{ messageCode: 'msg_new', message, messageParameters: [] }], fieldErrors },
    trackingId: 'vorgang-7',
  };
}
