import { ImageControl } from '../../views/controls/media/image-control';
import type { FieldEditing } from '../field-editing';

export const editing: FieldEditing = { Widget: ImageControl };
