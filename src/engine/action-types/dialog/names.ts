import { silentFields, type NamedFields, type NamingScope } from '../../define/named-fields';
import type { ActionNames } from '../../screens/names-of-types';
import { aheadFields } from '../ahead-fields';
import { togetherFields } from '../together-fields';
import { askedFields } from './asked-fields';
import type { BodyProposal, DialogAction } from './definition';

export const dialog: ActionNames<DialogAction> = {
  fields: (
    { call, fields, defaults, rows, selection, ahead, proposal },
    { screen, tables, fieldsOf },
  ) => [
    {
      as: 'fields',
      schema: tables.bodies[call],
      names: askedFields({ fields, rows, selection, proposal }, fieldsOf(tables.bodies[call])),
    },
    ...(rows
      ? [
          // It names the table.
          { as: 'rows', schema: tables.bodies[call], names: [rows.property] },
          { as: 'rows', schema: tables.lists[rows.list], names: rows.columns },
          silentFields('rows', tables.lists[rows.list], [
            rows.from,
            ...(rows.there === undefined ? [] : [rows.there]),
          ]),
          {
            as: 'rows',
            schema: tables.rows[`${tables.bodies[call] ?? ''}.${rows.property}`],
            names: [rows.quantity],
          },
        ]
      : []),
    ...(proposal ? proposalFields(proposal, tables, call) : []),
    ...togetherFields(screen.schema, tables.bodies[call], selection),
    ...aheadFields(tables, ahead),
    silentFields(
      'defaults',
      screen.schema,
      typeof defaults === 'object'
        ? Object.values<string | undefined>(defaults).filter((field) => field !== undefined)
        : [],
    ),
  ],
};

function proposalFields(
  { call: proposing, findings, choice }: BodyProposal,
  tables: NamingScope['tables'],
  call: string,
): NamedFields[] {
  const answer = tables.answers[proposing];
  const named = [findings, choice?.of].filter((name) => name !== undefined);
  return [
    silentFields('proposal', answer, named),
    ...(choice
      ? [
          { as: 'proposal', schema: tables.bodies[call], names: [choice.property] },
          silentFields('proposal', tables.rows[`${answer ?? ''}.${choice.of}`], [choice.title]),
        ]
      : []),
  ];
}
