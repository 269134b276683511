import type { ServerResponse } from 'node:http';

/**
 * Calls a function once nobody waits for an answer any more: it has left, or its connection has gone. Node tells of a
 * lost connection only those answers that hold it, so the connection is listened to as well.
 */
export function onceLeft(response: ServerResponse, left: () => void): void {
  // A call that the server makes itself has no connection.
  const socket = response.req.socket as ServerResponse['req']['socket'] | undefined;
  if (response.closed || response.destroyed || socket?.destroyed) return left();
  const leave = () => {
    response.off('close', leave);
    socket?.off('close', leave);
    left();
  };
  response.once('close', leave);
  socket?.once('close', leave);
}

/** Makes a signal that is aborted when nobody waits for an answer any more. */
export function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  onceLeft(response, () => gone.abort());
  return gone.signal;
}
