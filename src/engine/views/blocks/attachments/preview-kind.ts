import type { Attachment } from './attachment';

/** More text than this nobody reads in a preview. */
const MOST_TEXT = 1024 * 1024;

/** How a file is shown in the browser; undefined when it can only be saved. */
export function previewKind({
  type,
  bytes,
  hasPreview,
}: Attachment): 'image' | 'pdf' | 'text' | undefined {
  if (hasPreview) return 'image';
  if (/^image\/(jpeg|png|webp|gif|avif)$/.test(type)) return 'image';
  if (type === 'application/pdf') return 'pdf';
  return type.startsWith('text/') && bytes <= MOST_TEXT ? 'text' : undefined;
}

/** What kind of file it is, as people call it: by its ending, else by its media type. */
export function fileKind({ name, type }: Attachment): string {
  const ending = /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1] ?? type.split('/').at(-1) ?? '';
  return ending.toUpperCase();
}
