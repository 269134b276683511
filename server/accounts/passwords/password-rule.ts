import { demoPassword } from '../demo/users';

const SHORTEST = 8;
/** Maximum number of characters (code points) of a password, also at login. */
export const LONGEST_PASSWORD = 128;

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Tells why a new password is too weak, as a key under `messages.`: 8 to 128 characters (3-decisions), not the user
 * name, none of the passwords that everybody tries first (OWASP ASVS 6.2.4). No other rules: forced digits and signs
 * make passwords worse, not better.
 */
export async function passwordProblem(
  password: string,
  benutzername: string,
): Promise<string | undefined> {
  const length = passwordLength(password);
  if (length < SHORTEST || length > LONGEST_PASSWORD) return 'msg_auth_password_weak';
  const folded = password.normalize('NFC').toLowerCase();
  if (folded.trim() === '' || folded === benutzername.toLowerCase())
    return 'msg_auth_password_weak';
  common ??= commonPasswords();
  return (await common).has(folded) ? 'msg_auth_password_weak' : undefined;
}

/** Counts the characters (code points) of a password as it is hashed, however its letters are composed. */
export function passwordLength(password: string): number {
  return [...password.normalize('NFC')].length;
}

/** Loads some 49,000 passwords from leaked collections when the first password is set. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'].map(String), demoPassword]);
}
