import type { AheadDefinition } from '../define/definition';
import { silentFields, type NamedFields, type NamingScope } from '../define/named-fields';
import { answerFields } from './answer-fields';

/** Lists the fields of a check's answer that a question shows before its call is made. */
export function aheadFields(
  tables: NamingScope['tables'],
  ahead: AheadDefinition | undefined,
): NamedFields[] {
  if (!ahead) return [];
  const { call, findings, shows = [], rows = [] } = ahead;
  return [
    silentFields('ahead', tables.answers[call], [findings]),
    ...(shows.length > 0 ? answerFields(tables, call, { shows }) : []),
    ...rows.flatMap((one) => answerFields(tables, call, { shows: [], rows: one })),
  ];
}
