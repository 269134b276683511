import { expect, test } from 'vitest';
import { firstDuty } from '../../../src/app/session/first-duty';

test.each([
  [undefined, undefined, undefined],
  [false, undefined, undefined],
  [false, false, undefined],
  [true, undefined, 'password'],
  [true, false, 'password'],
  [false, true, 'second-factor'],
  // Asked for both at once, the dialog of the factor would be answered nothing.
  [true, true, 'password'],
])('password due: %s, factor missing: %s → %s', (mustChangePassword, zweiterFaktorFehlt, first) => {
  const session = mustChangePassword === undefined ? undefined : { mustChangePassword };
  const me = zweiterFaktorFehlt === undefined ? undefined : { zweiterFaktorFehlt };
  expect(firstDuty(session, me)).toBe(first);
});
