import { expect, test } from 'vitest';
import { startText } from '../../../server/start-text';

const place = { host: '127.0.0.1', port: 4700, dataFolder: '/data' };

test('says how to log in: as a demo user, or how to become the first one', () => {
  expect(startText(place, 'embedded', 'demo')).toContain('Demo logins: admin, buero');
  expect(startText(place, 'postgresql', 'none')).toBe(
    'Kontor is ready: http://127.0.0.1:4700\n' +
      'There is no user yet: npm run setup creates the first administrator. ' +
      'To try it out with a demo company instead: KONTOR_DEMO=1 npm start\n',
  );
  expect(startText(place, 'postgresql', 'own')).toBe('Kontor is ready: http://127.0.0.1:4700\n');
});
