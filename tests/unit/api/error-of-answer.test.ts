import { describe, expect, test } from 'vitest';
import { problemOf } from '../../../src/api/dialects/reference-problem';
import { errorOfAnswer } from '../../../src/api/error-of-answer';

const payload = {
  errors: {
    services: [
      {
        messageCode: 'msg_record_changed',
        message: 'changed',
        messageParameters: ['Eva', '12:30'],
      },
    ],
    fieldErrors: { name1: ['too long'] },
  },
  trackingId: 't-1',
};

const failed = (status: number, text: string, headers: Record<string, string> = {}) =>
  errorOfAnswer({ operation: 'GET /x' }, new Response(null, { status, headers }), text, problemOf);

describe('errorOfAnswer', () => {
  test('reads messages, field errors and tracking id', () => {
    const error = failed(412, JSON.stringify(payload));
    expect(error).toMatchObject({
      status: 412,
      operation: 'GET /x',
      services: payload.errors.services,
      fieldErrors: payload.errors.fieldErrors,
      trackingId: 't-1',
    });
    expect(error.says('msg_record_changed')).toBe(true);
  });

  test.each([
    '',
    '<html>Bad gateway</html>',
    '{"errors":{"services":[',
    '[]',
    'null',
    '{"errors":7}',
  ])('makes an error without messages of %j', (text) =>
    expect(failed(502, text)).toMatchObject({ status: 502, services: [], fieldErrors: {} }),
  );

  test.each([
    ['awselb/2.0', true],
    ['BigIP', true],
    ['HAProxy', true],
    ['nginx', false],
    ['', false],
  ])('knows whether «%s» is a load balancer', (server, isFirewall) =>
    expect(failed(403, '', { server }).isFirewall).toBe(isFirewall),
  );

  test('names method, path and instance of the call', () => {
    const about = { operation: 'PATCH /a/{id}', params: { id: 7 } };
    const of = (text: string) =>
      errorOfAnswer(about, new Response(null, { status: 409 }), text, problemOf);
    expect(of('')).toMatchObject({
      kind: 'change',
      method: 'PATCH',
      path: '/vario-api/a/7',
      instance: '/vario-api/a/7',
    });
    expect(of('{"instance":"urn:x"}').instance).toBe('urn:x');
  });

  test('knows how long to wait', () => {
    expect(failed(429, '', { 'x-rate-limit-retry-after-seconds': '41.2' }).retryAfter).toBe(42);
    expect(failed(429, '', { 'retry-after': '7' }).retryAfter).toBe(7);
    expect(failed(429, '', { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }).retryAfter).toBe(
      undefined,
    );
  });
});
