import { expect, test } from 'vitest';
import { AuditLimits } from '../../../server/http/audit/audit-limits';

const failed = (limits: AuditLimits, ip: string) =>
  limits.judge('ANMELDUNG_FEHLGESCHLAGEN', { ip });
const networks = Array.from({ length: 1_200 }, (_, at) => `198.51.${at >> 8}.${at & 255}`);

test('failures of more networks than there is room for leave room for those of users', () => {
  const limits = new AuditLimits(() => 0);
  expect(limits.judge('ANMELDUNG', { benutzerId: 1, ip: '192.0.2.1' })).toBe('write');
  for (const ip of networks) failed(limits, ip);
  expect(failed(limits, '198.51.100.1')).toBe('leave out');
  // Who logs in, what happens where he does, and what users are refused is noted all the same.
  expect(limits.judge('ANMELDUNG', { benutzerId: 2, ip: '192.0.2.2' })).toBe('write');
  expect(failed(limits, '192.0.2.1')).toBe('write');
  expect(failed(limits, '192.0.2.2')).toBe('write');
  expect(limits.judge('RECHT_FEHLT', { benutzerId: 3, ip: '198.51.100.1' })).toBe('write');
});

test('logins of one account are bounded, and by themselves', () => {
  const limits = new AuditLimits(() => 0);
  const verdicts = Array.from({ length: 21 }, () =>
    limits.judge('ANMELDUNG', { benutzerId: 1, ip: '192.0.2.1' }),
  );
  expect(verdicts.slice(-2)).toEqual(['last', 'leave out']);
  expect(limits.judge('RECHT_FEHLT', { benutzerId: 1, ip: '192.0.2.1' })).toBe('write');
});
