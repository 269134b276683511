import { lazyPart } from '../../../ui/lazy-part';
import type { Widget } from './widget';

/** The content of a file, which goes along with the record. */
export const fileWidget: Widget = {
  name: 'file',
  rank: (field) => (field.kind === 'file' ? 10 : undefined),
  Component: lazyPart(async () => (await import('../media/file-control')).FileControl),
};
