import { lazyPart } from '../../../ui/lazy-part';
import type { FieldEditing } from '../field-editing';

export const editing: FieldEditing = {
  Widget: lazyPart(async () => (await import('../../form/media/file-control')).FileControl),
};
