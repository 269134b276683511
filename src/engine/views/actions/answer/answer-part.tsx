import { useQuery } from '@tanstack/react-query';
import { useEngine } from '../../../application/context';
import { callFieldsQuery } from '../../../data/fields-query';
import type { AnyRecord } from '../../../define/definition';
import { ReadSections } from '../../form/read-sections';
import { AnswerRows } from './answer-rows';

interface AnswerPartProps {
  name: string;
  call: string;
  shows: readonly string[];
  rows?: { property: string; columns: readonly string[] } | undefined;
  answer: AnyRecord;
}

/** Answer of a call: its fields, without empty ones, and its rows. */
export function AnswerPart({ name, call, shows, rows, answer }: AnswerPartProps) {
  const { registry } = useEngine();
  const { data: fields } = useQuery(callFieldsQuery(registry, call, 'answer'));
  if (!fields) return null;
  const ofRows = rows && fields[rows.property];
  return (
    <>
      <ReadSections
        fields={fields}
        sections={[{ name, fields: shows.filter((one) => (answer[one] ?? null) !== null) }]}
        record={answer}
      />
      {rows && ofRows?.rows !== undefined && (
        <AnswerRows
          schema={ofRows.rows}
          field={ofRows}
          columns={rows.columns}
          rows={(answer[ofRows.name] ?? []) as readonly AnyRecord[]}
        />
      )}
    </>
  );
}
