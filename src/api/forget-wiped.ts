import { forgetUser } from '../state/forget-user';
import { refusal } from './refusal';
import type { StoredSession } from './token-store';

/** Forgets what this device keeps of a user where the server wants that instead of a new session; false where it does not. */
export async function forgetWiped(
  response: Response,
  errorText: string,
  { user }: StoredSession,
): Promise<boolean> {
  const { services } = refusal({ operation: 'POST /login/erneuerung' }, response, errorText);
  const said = services.find(({ messageCode }) => messageCode === 'msg_auth_device_wiped');
  const id = Number(said?.messageParameters[0]);
  if (!Number.isSafeInteger(id)) return false;
  await forgetUser(id, user);
  return true;
}
