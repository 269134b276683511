import { lazyPart } from '../../../ui/lazy-part';
import { WaitingMedia } from '../../form/media/waiting-media';
import type { FieldEditing } from '../field-editing';

export const editing: FieldEditing = {
  Widget: lazyPart(async () => (await import('../../form/media/image-control')).ImageControl, {
    Waiting: WaitingMedia,
  }),
};
