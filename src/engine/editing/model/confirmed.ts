import type { ApiError } from '../../../api/api-error';
import { confirmingMember } from '../../../api/confirmation';
import type { AnyRecord } from '../../define/definition';

export type AskWhether = (refusal: ApiError) => Promise<boolean>;

/**
 * Makes a call; where the server wants a confirmation, asks for it and makes the call again with the member that
 * confirms. Throws the refusal when it was declined. `said`: what was confirmed before.
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
    // Confirmed and still refused: asking again would never end.
    if (member === undefined || member in said) throw error;
    if (!(await ask(error as ApiError))) throw error;
    return confirmed(make, ask, { ...said, [member]: true });
  }
}

/** Asks once: one answer holds for all refused rows. */
export function askOnce(ask: AskWhether): AskWhether {
  let answer: Promise<boolean> | undefined;
  return (refusal) => (answer ??= ask(refusal));
}
