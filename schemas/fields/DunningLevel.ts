import { defineFields } from '../define';

export const dunningLevelFields = defineFields('DunningLevel', { grund: { multiline: true } });
