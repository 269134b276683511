import { expect, test } from 'vitest';
import { startText } from '../../../server/start-text';

const place = {
  host: '127.0.0.1',
  port: 4700,
  dataFolder: '/data',
  origin: 'https://kontor.example.com',
};

test('says how to log in: as a demo user, or how to become the first one', () => {
  expect(startText(place, 'own', 'demo')).toContain('Demo logins: admin, buero');
  expect(startText(place, 'server', 'none')).toBe(
    'Kontor is ready: http://127.0.0.1:4700\n' +
      'There is no user yet: npm run setup creates the first administrator. ' +
      'To try it out with a demo company instead: KONTOR_DEMO=1 npm start\n',
  );
  expect(startText(place, 'server', 'own')).toBe('Kontor is ready: http://127.0.0.1:4700\n');
});

test.each([
  ['127.0.0.1', 'open http://localhost:4700\n'],
  ['::1', 'open http://localhost:4700\n'],
  ['0.0.0.0', 'set KONTOR_ORIGIN to the address by which people reach this server\n'],
])('listening on %s without a name, it says where passkeys work', (host, end) => {
  const text = startText({ ...place, host, origin: undefined }, 'server', 'own');
  expect(text.endsWith(`Passkeys belong to a name: to use them, ${end}`)).toBe(true);
});

test('with a name of its own there is nothing to say of passkeys', () => {
  expect(startText(place, 'server', 'own')).not.toContain('Passkeys');
});
