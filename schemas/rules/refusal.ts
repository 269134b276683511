/**
 * Reason why something is refused that the server and a device without a network both know: a text under `messages.`
 * with its parameters, at a field of what was said (then 422), or about the whole.
 */
export interface Refusal {
  status: 403 | 409 | 422;
  field?: string;
  code: string;
  parameters: readonly string[];
}

/** Makes the refusal of what a field says. */
export const atField = (field: string, code: string, ...parameters: string[]): Refusal => ({
  ...{ status: 422, field, code, parameters },
});

/** Makes the refusal of what takes a right. */
export const withoutRight = (right: string): Refusal => ({
  ...{ status: 403, code: 'msg_auth_right_missing', parameters: [right] },
});

/** Makes the refusal of something in the state that its record is in. */
export const against = (code: string, ...parameters: string[]): Refusal => ({
  ...{ status: 409, code, parameters },
});
