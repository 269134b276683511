import { call, type CallOptions } from './call';
import { attachmentName } from './attachment-name';

/** Time in ms for a browser to start saving. */
const KEPT_MS = 60_000;

/** Downloads a file with the session's token, under the name the server gives. */
export async function download(
  operation: string,
  options: Omit<CallOptions, 'as'> = {},
): Promise<void> {
  const { data, headers } = await call(operation, { ...options, as: 'blob' });
  saveAs(data, attachmentName(headers.get('content-disposition')) ?? lastSegment(operation));
}

export function saveAs(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

function lastSegment(operation: string): string {
  return operation.split('/').findLast((part) => !part.startsWith('{')) ?? 'download';
}
