import { expect, test } from 'vitest';
import { ApiError } from '../../../src/api/api-error';
import { clockText } from '../../../src/app/form/clock-text';
import { loginFailureOf } from '../../../src/app/login/login-failure';
import { basicCredentials } from '../../../src/app/session/basic-credentials';
import { deviceName } from '../../../src/app/session/device-name';

const failed = (status: number | undefined, code = '', retryAfter?: number) =>
  new ApiError({
    operation: 'POST /login',
    status,
    services: [{ messageCode: code, message: '', messageParameters: [] }],
    retryAfter,
  });

test.each([
  [failed(401, 'msg_auth_wrong'), { key: 'wrong' }],
  [failed(401, 'msg_auth_second_factor_wrong'), { key: 'proof' }],
  [failed(401, 'msg_auth_second_factor_expired'), { key: 'expired' }],
  [new DOMException('', 'NotAllowedError'), { key: 'passkeyCancelled' }],
  [new DOMException('', 'SecurityError'), { key: 'passkeyAddress' }],
  [new DOMException('', 'DataError'), { key: 'passkey' }],
  [failed(403, 'msg_auth_usertype'), { key: 'userType' }],
  [failed(403, 'msg_auth_licence'), { key: 'licence' }],
  [new ApiError({ operation: 'POST /login', status: 403, isFirewall: true }), { key: 'firewall' }],
  [failed(429, '', 840), { key: 'throttled', seconds: 840 }],
  [failed(429), { key: 'throttled', seconds: 6 }],
  [failed(undefined), { key: 'offline' }],
  [failed(500), { key: 'server' }],
  [failed(418), { key: 'unknown' }],
  [new TypeError('x'), { key: 'unknown' }],
])('tells %s', (error, expected) => expect(loginFailureOf(error)).toEqual(expected));

test('sends names and passwords with umlauts', () => {
  const [, encoded = ''] = basicCredentials('jörg', 'straße:1').split(' ');
  expect(Buffer.from(encoded, 'base64').toString('utf8')).toBe('jörg:straße:1');
});

test('names the device shortly', () => {
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
  expect(deviceName(chrome)).toBe('Chrome, Linux');
  expect(deviceName(`${chrome} Edg/140.0`)).toBe('Edge, Linux');
  expect(deviceName('')).toBe('Browser');
});

test('shows a waiting time as minutes and seconds', () => {
  expect(clockText(842)).toBe('14:02');
  expect(clockText(9)).toBe('0:09');
});
