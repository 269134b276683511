import { expect, test } from 'vitest';
import {
  canonicalRecoveryCode,
  newRecoveryCode,
} from '../../../../server/accounts/second-factor/recovery-code';

test('recovery codes have 120 random bits in signs that hands do not confuse', () => {
  const codes = Array.from({ length: 200 }, newRecoveryCode);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes)
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
});

test('a code is the same however it is typed', () => {
  const code = '01AB-CDEF-GHJK-MNPQ-RSTV-WXYZ';
  const plain = '01ABCDEFGHJKMNPQRSTVWXYZ';
  for (const typed of [code, plain, ` ${code.toLowerCase()} `, 'oiab cdef–ghjk mnpq rstv wxyz']) {
    expect(canonicalRecoveryCode(typed)).toBe(plain);
  }
  for (const typed of ['', plain.slice(1), `${plain}0`, plain.replace('A', 'U'), '('.repeat(24)]) {
    expect(canonicalRecoveryCode(typed)).toBeUndefined();
  }
});
