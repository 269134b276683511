import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { serviceText } from '../../../src/failure/service-text';

beforeAll(async () => {
  await i18next.init({
    lng: 'de',
    resources: { de: { messages: { msg_by: '{{0}} seit {{1}}.' } } },
    interpolation: { escapeValue: false },
  });
});

test('names an instant by date and time of the company, everything else as it came', () => {
  const answer = {
    messageCode: 'msg_by',
    message: 'by',
    messageParameters: ['Eva', '2026-11-21T21:09:21.731Z'],
  };
  expect(serviceText(answer)).toBe('Eva seit 21.11.2026 22:09.');
  expect(serviceText({ ...answer, messageParameters: ['Eva', 'gestern'] })).toBe(
    'Eva seit gestern.',
  );
  expect(serviceText({ ...answer, messageCode: 'msg_other' })).toBe('by');
});
