import { lazyPart } from '../../../ui/lazy-part';
import { WaitingMedia } from '../../views/controls/media/waiting-media';
import type { FieldEditing } from '../field-editing';

export const editing: FieldEditing = {
  Widget: lazyPart(
    async () => (await import('../../views/controls/media/image-control')).ImageControl,
    {
      Waiting: WaitingMedia,
    },
  ),
};
