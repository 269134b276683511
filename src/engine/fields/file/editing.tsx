import { lazyPart } from '../../../ui/lazy-part';
import type { FieldEditing } from '../field-editing';

export const editing: FieldEditing = {
  Widget: lazyPart(
    async () => (await import('../../views/controls/media/file-control')).FileControl,
  ),
};
