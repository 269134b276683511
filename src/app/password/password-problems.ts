/** What stands in the form. */
export interface PasswordInput {
  altesPasswort: string;
  neuesPasswort: string;
  wiederholung: string;
}

export type PasswordProblems = Partial<Record<keyof PasswordInput, string>>;

/** Only what is longer is sent (specification 2 §8); what else makes a password weak the server knows. */
const tooShort = 3;

/** What keeps an input from being sent, as keys of texts by field; none when nothing does. */
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
