import { call, type CallOptions } from './call';
import { attachmentName } from './attachment-name';

/** How long a browser may take to start saving. */
const KEPT_MS = 60_000;

/** Fetches a file with the session's token and lets the browser save it under the name the server gives. */
export async function download(
  operation: string,
  options: Omit<CallOptions, 'as'> = {},
): Promise<void> {
  const { data, headers } = await call(operation, { ...options, as: 'blob' });
  saveAs(data, attachmentName(headers.get('content-disposition')) ?? lastSegment(operation));
}

/** Lets the browser save a file. */
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
