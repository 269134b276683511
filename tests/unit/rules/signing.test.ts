import { expect, test } from 'vitest';
import { signingRefusal } from '../../../schemas/rules/task-step';

/** 09:14 and 10:30 in the company's zone, in winter. */
const arrival = '2026-01-12T09:14';
const workedUntil = Date.parse('2026-01-12T09:30Z');

test.each([
  [true, '10:31', 'msg_service_sign_timer'],
  [false, '09:08', 'zeitpunkt msg_service_before_arrival 09:14'],
  [false, '09:10', 'zeitpunkt msg_service_sign_before_work 10:30'],
  [false, '10:24', 'zeitpunkt msg_service_sign_before_work 10:30'],
  // Within the error of a device's clock.
  [false, '10:25', undefined],
  [false, '10:31', undefined],
])('a timer that runs: %s, at %s: %s', (isRunning, time, refused) => {
  const at = Date.parse(`2026-01-12T${time}+01:00`);
  const refusal = signingRefusal({ isRunning, arrival, workedUntil }, at);
  const { field, code, parameters = [] } = refusal ?? {};
  expect([field, code, ...parameters].filter(Boolean).join(' ') || undefined).toBe(refused);
});

test('what is not known refuses nothing', () => {
  const facts = { isRunning: false, arrival: null, workedUntil: undefined };
  expect(signingRefusal(facts, 0)).toBeUndefined();
});
