import { randomUUID } from 'node:crypto';
import {
  clientOf,
  clientWith,
  logIn,
  recordOf,
  send,
  type ApiClient,
  type Reply,
  type Row,
} from './api-client';
import type { SoftPasskey } from './soft-passkey';
import { totpCode } from './totp-code';

export const PASSWORD = 'Ein guter Anfang';

/** Data for the second step of a login. */
export interface Challenge {
  anmeldungToken: string;
  verfahren: string[];
  passkey: Row | null;
}

export const challengeOf = (reply: Reply) => reply.body as Challenge;

/** User made for one test. */
export interface FreshUser {
  benutzername: string;
  /** Path of its record below the API. */
  path: string;
  logIn: (password?: string) => Promise<Reply>;
  client: () => Promise<ApiClient>;
}

/** Creates a user with a name of its own. */
export async function freshUser(url: string, more: Row = {}): Promise<FreshUser> {
  const admin = await clientOf(url, 'admin');
  const benutzername = `zf-${randomUUID().slice(0, 8)}`;
  const created = await admin.post('/system/benutzer', {
    benutzername,
    name: 'Zita Zweifach',
    kuerzel: benutzername.slice(-7),
    passwort: PASSWORD,
    passwortAendern: false,
    ...more,
  });
  if (created.status !== 201) throw new Error(JSON.stringify(created.body));
  const own = (password = PASSWORD) => logIn(url, benutzername, password);
  return {
    benutzername,
    path: created.headers.get('location') ?? '',
    logIn: own,
    client: async () => clientWith(url, (((await own()).body ?? {}) as { token: string }).token),
  };
}

/** Takes the second step of a login. */
export function secondStep(
  url: string,
  anmeldungToken: string,
  verfahren: string,
  nachweis: string,
): Promise<Reply> {
  return send(url, 'POST', '/login/zweiterfaktor', {
    body: { anmeldungToken, verfahren, nachweis },
  });
}

export const confirm = (client: ApiClient, passwort = PASSWORD) =>
  client.post('/system/bestaetigung', { passwort });

export const prepare = (client: ApiClient, verfahren: string) =>
  client.post('/system/zweiterfaktor/vorbereitung', { verfahren });

/** Sets up one-time codes; answers their secret and the recovery codes that came with them. */
export async function setUpTotp(client: ApiClient, passwort = PASSWORD) {
  await confirm(client, passwort);
  const { totp } = recordOf(await prepare(client, 'TOTP')) as { totp: { geheimnis: string } };
  const added = await client.post('/system/zweiterfaktor', {
    verfahren: 'TOTP',
    name: 'Telefon',
    nachweis: totpCode(totp.geheimnis),
  });
  if (added.status !== 201) throw new Error(JSON.stringify(added.body));
  const { wiederherstellungscodes } = recordOf(added) as { wiederherstellungscodes: string[] };
  return { secret: totp.geheimnis, codes: wiederherstellungscodes, location: locationOf(added) };
}

/** Sets up a passkey; `client` must call the server by its name. */
export async function setUpPasskey(client: ApiClient, passkey: SoftPasskey) {
  await confirm(client);
  const options = recordOf(await prepare(client, 'PASSKEY')).passkey;
  const added = await client.post('/system/zweiterfaktor', {
    verfahren: 'PASSKEY',
    name: 'Schlüssel',
    nachweis: passkey.create(options),
  });
  if (added.status !== 201) throw new Error(JSON.stringify(added.body));
  return { location: locationOf(added) };
}

const locationOf = (reply: Reply) => reply.headers.get('location') ?? '';
