export interface JoinedPdfs {
  /** Joined document; undefined where none of them could be read. */
  content: Blob | undefined;
  /** Indexes of those that could not be read: damaged, or with a password. */
  unread: readonly number[];
}

/** Joins all pages into one document, in this order; the library comes with the first one. */
export async function joinPdfs(contents: readonly Blob[]): Promise<JoinedPdfs> {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const joined = await PDFDocument.create();
  const unread: number[] = [];
  for (const [index, content] of contents.entries()) {
    try {
      const from = await PDFDocument.load(await content.arrayBuffer(), { updateMetadata: false });
      const pages = await joined.copyPages(from, from.getPageIndices());
      for (const page of pages) joined.addPage(page);
    } catch {
      unread.push(index);
    }
  }
  if (unread.length === contents.length) return { content: undefined, unread };
  // Writes a plain table of objects, which every printer reads.
  const bytes = await joined.save({ useObjectStreams: false });
  return { content: new Blob([bytes as BlobPart], { type: 'application/pdf' }), unread };
}
