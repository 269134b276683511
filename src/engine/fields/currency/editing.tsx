import type { FieldEditing } from '../field-editing';
import { editing as text } from '../text/editing';

export const editing: FieldEditing = {
  ...text,
  formatProblem: () => ({ key: 'problems:format.currency' }),
};
