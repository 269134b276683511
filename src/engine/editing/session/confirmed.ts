import type { ApiError } from '../../../api/api-error';
import { confirmingMember } from '../../../api/confirmation';
import type { AnyRecord } from '../../define/definition';

/** Asks whether what the server refused is meant. */
export type AskWhether = (refusal: ApiError) => Promise<boolean>;

/**
 * Makes a call, and where the server wants a confirmation asks for it and makes the same call again with
 * the members that confirm. Throws the refusal when it was not meant. `said`: what was confirmed before.
 */
export async function confirmed<Answer>(
  make: (said: AnyRecord) => Promise<Answer>,
  ask: AskWhether,
  said: AnyRecord = {},
): Promise<Answer> {
  try {
    return await make(said);
  } catch (error) {
    const member = confirmingMember(error);
    // Confirmed and refused all the same: asking again would go on for ever.
    if (member === undefined || member in said) throw error;
    if (!(await ask(error as ApiError))) throw error;
    return confirmed(make, ask, { ...said, [member]: true });
  }
}

/** Asks the first time only, however many rows are refused: the answer holds for all of them. */
export function askOnce(ask: AskWhether): AskWhether {
  let answer: Promise<boolean> | undefined;
  return (refusal) => (answer ??= ask(refusal));
}
