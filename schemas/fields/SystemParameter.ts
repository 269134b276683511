import { defineFields } from '../define';
import { parameterProblem } from '../rules/system-parameter';

/** System parameters: the value fits the type of its parameter. */
export const systemParameterFields = defineFields('SystemParameter', {
  wert: { check: (wert, { typ }) => parameterProblem(typ ?? 'TEXT', wert) },
});
