export interface PasswordInput {
  altesPasswort: string;
  neuesPasswort: string;
  wiederholung: string;
}

export type PasswordProblems = Partial<Record<keyof PasswordInput, string>>;

/** Up to this length it is not sent (specification 2 §8); what else makes a password weak the server knows. */
const tooShort = 3;

/** Keys of texts by field; empty when nothing is wrong. */
export function passwordProblems(input: PasswordInput): PasswordProblems {
  const { altesPasswort, neuesPasswort, wiederholung } = input;
  return {
    ...(!altesPasswort && { altesPasswort: 'login:missing' }),
    ...([...neuesPasswort].length <= tooShort && {
      neuesPasswort: neuesPasswort ? 'messages:msg_auth_password_weak' : 'login:missing',
    }),
    ...(wiederholung !== neuesPasswort && {
      wiederholung: wiederholung ? 'password:differs' : 'login:missing',
    }),
  };
}
