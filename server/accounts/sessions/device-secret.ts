import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { deviceSecrets } from '../../db/tables/users';
import { handler, type Handlers } from '../../http/operations/call';

/** Reads the secret of the asking user, made with the first request. */
export const deviceSecretOperations: Handlers = {
  readDeviceSecret: handler('readDeviceSecret', async (call) => {
    const { id: benutzerId } = call.caller;
    const schluessel = (await deviceSecretOf(benutzerId, call.db)).toString('base64');
    return { status: 200, body: { result: { benutzerId, schluessel } } };
  }),
};

async function deviceSecretOf(userId: number, db: Executor): Promise<Buffer> {
  const ofUser = eq(deviceSecrets.userId, userId);
  const read = () => db.select({ secret: deviceSecrets.secret }).from(deviceSecrets).where(ofUser);
  const [known] = await read();
  if (known) return known.secret;
  await db.insert(deviceSecrets).values({ userId }).onConflictDoNothing();
  const [made] = await read();
  return made!.secret;
}

/** Forgets a user's secret: what devices have sealed with it so far can never be opened again. */
export async function forgetDeviceSecret(userId: number, db: Executor): Promise<void> {
  await db.delete(deviceSecrets).where(eq(deviceSecrets.userId, userId));
}
