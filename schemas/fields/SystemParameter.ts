import { defineFields } from '../define';
import { parameterProblem } from '../rules/system-parameter';

/** System parameters: the value, or the picture, fits the type of its parameter. */
export const systemParameterFields = defineFields('SystemParameter', {
  bild: { when: ({ typ }) => typ === 'BILD' },
  wert: {
    when: ({ typ }) => typ !== 'BILD',
    check: (wert, { typ }) => parameterProblem(typ ?? 'TEXT', wert),
  },
});
