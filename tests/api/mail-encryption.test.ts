import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, codesOf, type ApiClient, type Row } from '../support/api-client';
import { sendingBy, setUpMail } from '../support/mail';
import { startMailServer, type TestMailServer } from '../support/mail-server';
import { selfSigned } from '../support/self-signed';
import { testServer } from '../support/test-server';

const folder = mkdtempSync(join(tmpdir(), 'kontor-mail-'));
const authority = join(folder, 'authority.pem');
writeFileSync(authority, selfSigned.cert);
afterAll(() => rmSync(folder, { recursive: true }));

const secret = Buffer.alloc(32, 7).toString('base64');

/** Sends a test message by a mail server; answers the status, and what was said. */
async function tried(admin: ApiClient, changes: Row): Promise<string> {
  const { id } = await setUpMail(admin, { benutzername: 'post', host: 'localhost', ...changes });
  await admin.post(`/mail/konten/${String(id)}/kennwort`, { kennwort: 'geheim' });
  const reply = await admin.post(`/mail/konten/${String(id)}/test`, { an: 'ich@example.com' });
  return reply.status === 200 ? '200' : `${reply.status} ${codesOf(reply)[0] ?? ''}`;
}

const behaviour = { user: { name: 'post', password: 'geheim' } };

describe('an encrypted mail server', () => {
  const trusting = testServer({ KONTOR_SECRET: secret, NODE_EXTRA_CA_CERTS: authority });
  const doubting = testServer({ KONTOR_SECRET: secret });
  let wrapped: TestMailServer;
  let upgraded: TestMailServer;
  let plain: TestMailServer;
  beforeAll(async () => {
    wrapped = await startMailServer({ secure: true, ...selfSigned });
    upgraded = await startMailServer({ ...selfSigned, disabledCommands: [] });
    plain = await startMailServer();
    for (const one of [wrapped, upgraded, plain]) one.behave(behaviour);
  });
  afterAll(() => Promise.all([wrapped, upgraded, plain].map((one) => one.close())));

  test('of a known authority takes messages by TLS and by STARTTLS', async () => {
    const admin = await clientOf(trusting().url, 'admin');
    const base = sendingBy(wrapped.port);
    expect(await tried(admin, { ...base, verschluesselung: 'TLS', host: 'localhost' })).toBe('200');
    const next = { port: upgraded.port, verschluesselung: 'STARTTLS' };
    expect(await tried(admin, next)).toBe('200');
    expect([wrapped.taken.length, upgraded.taken.length]).toEqual([1, 1]);
  });

  test('of an unknown authority, or one without encryption, never sees the password', async () => {
    const admin = await clientOf(doubting().url, 'admin');
    const base = { ...sendingBy(wrapped.port), host: 'localhost' };
    const seen = [wrapped, upgraded, plain].map(({ taken }) => taken.length);
    const refused = '409 msg_mail_encryption';
    expect(await tried(admin, { ...base, verschluesselung: 'TLS' })).toBe(refused);
    const next = { port: upgraded.port, verschluesselung: 'STARTTLS' };
    expect(await tried(admin, next)).toBe(refused);
    const last = { port: plain.port, verschluesselung: 'STARTTLS' };
    expect(await tried(admin, last)).toBe(refused);
    expect([wrapped, upgraded, plain].map(({ taken }) => taken.length)).toEqual(seen);
  });
});
