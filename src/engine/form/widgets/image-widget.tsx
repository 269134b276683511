import { lazyPart } from '../../../ui/lazy-part';
import { WaitingMedia } from '../media/waiting-media';
import type { Widget } from './widget';

/** An image that is stored by itself, and that the field names. */
export const imageWidget: Widget = {
  name: 'image',
  rank: (field) => (field.kind === 'image' ? 10 : undefined),
  Component: lazyPart(async () => (await import('../media/image-control')).ImageControl, {
    Waiting: WaitingMedia,
  }),
};
