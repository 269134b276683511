import { rank, type FieldType } from '../field-type';
import { text as comparison } from '../comparisons/text';

/** Formats of texts that nothing else is particular to; each has a text of its own for what breaks it. */
const named = new Set(['uri', 'uuid', 'leitweg-id', 'password', 'user-name', 'file-name']);

/** One line of text; fits everything that nothing else fits. */
export const text: FieldType = {
  name: 'text',
  fits: () => rank.anything,
  prose: 'line',
  rowWidth: 180,
  comparison,
  formatProblem: (_, { property: { format = '' } }) => ({
    key: named.has(format) ? `problems:format.${format}` : 'problems:invalid',
  }),
  loadEditing: async () => (await import('./editing')).editing,
};
