import { defineFields } from '../define';

/** Setting a dunning level: its reason may have several lines. */
export const dunningLevelFields = defineFields('DunningLevel', { grund: { multiline: true } });
