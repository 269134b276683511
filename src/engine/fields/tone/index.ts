import { rank, type FieldType } from '../field-type';
import { tones } from '../../../../schemas/rules/tone';
import { enumeration } from '../enumeration';
import { editings } from '../load-editings';

/**
 * Tone of the design; all are legible in light and dark.
 * @group Choices
 * @example { type: string, format: tone }
 */
export const tone: FieldType = {
  ...enumeration,
  name: 'tone',
  fits: ({ property }) => (property.format === 'tone' ? rank.enumeration + 1 : undefined),
  values: tones,
  // Shown in itself, and called the same everywhere.
  metadata: { tones: Object.fromEntries(tones.map((tone) => [tone, tone])) },
  valueKey: (value) => `form:tones.${value}`,
  loadEditing: async () => (await editings()).tone,
};
