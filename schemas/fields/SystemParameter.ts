import { defineFields } from '../define';
import { parameterProblem } from '../rules/system-parameter';

export const systemParameterFields = defineFields('SystemParameter', {
  wert: { check: (wert, { typ }) => parameterProblem(typ ?? 'TEXT', wert) },
});
