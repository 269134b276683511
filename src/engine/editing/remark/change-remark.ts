import type { QueryClient } from '@tanstack/react-query';
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

/**
 * The remark on a change, where the contract has a field for it and the system parameter that it names
 * (`x-asked-when`) says «J». What was said is kept until the change is stored.
 */
export class ChangeRemark {
  #said = '';

  constructor(
    private readonly client: QueryClient,
    /** Puts the question; undefined when it is answered. */
    private readonly put: (question: RemarkQuestion | undefined) => void,
  ) {}

  /** A change begins: whether a remark is asked for is known by the time it is needed. */
  begin(fields: Fields): void {
    this.#said = '';
    const field = remarkField(fields);
    if (field) void this.client.prefetchQuery(parameterOf(field));
  }

  /** What a change carries besides its fields; undefined when the user gave the change up. */
  async ask(fields: Fields): Promise<AnyRecord | undefined> {
    const field = remarkField(fields);
    if (!field) return {};
    // Without an answer nobody asks: the server decides what it stores.
    const value = await this.client.fetchQuery(parameterOf(field)).catch(() => null);
    if (value !== 'J') return {};
    const text = await new Promise<string | undefined>((answer) =>
      this.put({ field, text: this.#said, answer }),
    );
    this.put(undefined);
    if (text === undefined) return undefined;
    this.#said = text;
    return { [field.name]: text };
  }
}

function parameterOf({ property }: Field) {
  return systemParameterQuery(property['x-asked-when'] ?? '');
}
