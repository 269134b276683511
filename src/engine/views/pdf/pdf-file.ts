import { queryOptions } from '@tanstack/react-query';
import type { RecordId } from '../../../api/dialect';
import { ApiError } from '../../../api/api-error';
import { attachmentName } from '../../../api/attachment-name';
import { call } from '../../../api/call';

/** PDF as it came: the bytes are those that are shown, printed and signed. */
export interface PdfFile {
  content: Blob;
  /** Name that the server gives it, with its ending. */
  name: string;
}

type Params = Readonly<Record<string, RecordId>>;

/** Reads a PDF with the session's token. Rejects with an ApiError, also where the answer is empty or not a PDF. */
export async function readPdf(
  operation: string,
  params: Params,
  signal?: AbortSignal,
): Promise<PdfFile> {
  const { data, headers, status } = await call(operation, { params, signal, as: 'blob' });
  if (!(await isPdf(data))) throw new ApiError({ operation, params, status });
  const content = new Blob([data], { type: 'application/pdf' });
  const name = attachmentName(headers.get('content-disposition')) ?? 'document';
  return { content, name: /\.pdf$/i.test(name) ? name : `${name}.pdf` };
}

/** Query for a PDF, read anew whenever it is opened, and for each version of its record. */
export function pdfQuery(operation: string, params: Params, version?: unknown) {
  return queryOptions({
    queryKey: ['pdf', operation, params, version],
    queryFn: ({ signal }) => readPdf(operation, params, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { failure: 'shown' },
  });
}

/** Recognises a PDF near its beginning: readers accept other bytes before its mark. */
async function isPdf(content: Blob): Promise<boolean> {
  return (await content.slice(0, 1024).text()).includes('%PDF-');
}
