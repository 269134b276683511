import { FileControl } from '../../views/controls/media/file-control';
import type { FieldEditing } from '../field-editing';

export const editing: FieldEditing = { Widget: FileControl };
