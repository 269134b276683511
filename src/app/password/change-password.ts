import { call } from '../../api/call';

export interface Passwords {
  altesPasswort: string;
  neuesPasswort: string;
}

/**
 * Changes the password. All other sessions end; every tab of this browser goes on with the new tokens. Throws an
 * `ApiError` when refused.
 */
export async function changePassword(passwords: Passwords): Promise<void> {
  await call('POST /system/passwort', { body: passwords, bringsTokens: true, kind: 'change' });
}
