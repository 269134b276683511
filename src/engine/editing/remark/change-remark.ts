import type { QueryClient } from '@tanstack/react-query';
import { systemParameterQuery } from '../../../api/system-parameter';
import type { AnyRecord } from '../../define/definition';
import type { Field, Fields } from '../../fields/field';
import { remarkField } from './use-asked-remark';

export interface RemarkQuestion {
  field: Field;
  /** Text from an earlier attempt. */
  text: string;
  /** Answers the question; undefined: the change is not made yet. */
  answer: (text: string | undefined) => void;
}

/** Remark on a change, asked for where the system parameter in `x-asked-when` says «J»; kept until it is stored. */
export class ChangeRemark {
  #said = '';

  constructor(
    private readonly client: QueryClient,
    /** Puts the question; undefined closes it. */
    private readonly put: (question: RemarkQuestion | undefined) => void,
  ) {}

  /** Reads the parameter ahead, so that it is known when needed. */
  begin(fields: Fields): void {
    this.#said = '';
    const field = remarkField(fields);
    if (field) void this.client.prefetchQuery(parameterOf(field));
  }

  /** Asks for what goes with the change, {} without a remark; undefined when the user gave the change up. */
  async ask(fields: Fields): Promise<AnyRecord | undefined> {
    const field = remarkField(fields);
    if (!field) return {};
    // Without an answer nobody asks: the server decides.
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
