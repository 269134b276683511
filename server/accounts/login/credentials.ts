import { basicCredentials } from '../../http/access/basic-credentials';
import { LONGEST_PASSWORD, passwordLength } from '../passwords/password-rule';
import { foldedName } from './folded-name';

/** Longest user name in UTF-16 units. */
const LONGEST_NAME = 200;

/** Reads the user name, folded as it is stored, and the password of an `Authorization: Basic` header. */
export function readCredentials(
  header: string | undefined,
): { benutzername: string; password: string } | undefined {
  const { user, password } = basicCredentials(header) ?? {};
  if (user === undefined || password === undefined) return undefined;
  const benutzername = foldedName(user);
  if (benutzername.length > LONGEST_NAME || passwordLength(password) > LONGEST_PASSWORD) {
    return undefined;
  }
  return { benutzername, password };
}
