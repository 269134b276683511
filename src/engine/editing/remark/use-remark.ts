import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { systemParameterQuery } from '../../../api/system-parameter';
import type { AnyRecord } from '../../define/definition';
import type { Field, Fields } from '../../fields/field';
import { remarkField } from './use-asked-remark';

export interface RemarkQuestion {
  field: Field;
  /** What was said at an earlier attempt. */
  text: string;
  /** Undefined: the change is not made yet. */
  answer: (text: string | undefined) => void;
}

export interface Remark {
  question: RemarkQuestion | undefined;
  /** What a change carries besides its fields; undefined when the user gave the change up. */
  ask: () => Promise<AnyRecord | undefined>;
}

/**
 * Asks for a remark on a change where the contract has a field for it and the system parameter that it
 * names (`x-asked-when`) says «J». What was said is kept until the change is stored.
 */
export function useRemark(fields: Fields, editing: boolean): Remark {
  const client = useQueryClient();
  const [question, setQuestion] = useState<RemarkQuestion>();
  const said = useRef('');
  const field = remarkField(fields);
  const parameter = systemParameterQuery(field?.property['x-asked-when'] ?? '');
  // Known by the time it is needed.
  useQuery({ ...parameter, enabled: editing && field !== undefined });

  const ask = async (): Promise<AnyRecord | undefined> => {
    if (!field) return {};
    // Without an answer nobody asks: the server decides what it stores.
    const value = await client.fetchQuery(parameter).catch(() => null);
    if (value !== 'J') return {};
    const text = await new Promise<string | undefined>((answer) =>
      setQuestion({ field, text: said.current, answer }),
    );
    setQuestion(undefined);
    if (text === undefined) return undefined;
    said.current = text;
    return { [field.name]: text };
  };
  if (!editing) said.current = '';
  return { question, ask };
}
