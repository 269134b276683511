import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { errorOfAnswer } from '../../../src/api/error-of-answer';
import { failureNotices } from '../../../src/api/failure-notices';

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

beforeAll(async () => {
  await i18next.init({
    lng: 'de',
    resources: {
      de: {
        messages: { msg_record_changed: '{{0}} hat um {{1}} geändert' },
        ui: {
          trackingId: 'Nr. {{id}}',
          error: { general: 'G', licence: 'L', network: 'N', notFound: '404', unknown: 'U' },
        },
      },
    },
  });
});

const failed = (status: number, text: string, headers: Record<string, string> = {}) =>
  errorOfAnswer('GET /x', new Response(null, { status, headers }), text);

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

  test('knows how long to wait', () => {
    expect(failed(429, '', { 'x-rate-limit-retry-after-seconds': '41.2' }).retryAfter).toBe(42);
    expect(failed(429, '', { 'retry-after': '7' }).retryAfter).toBe(7);
    expect(failed(429, '', { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }).retryAfter).toBe(
      undefined,
    );
  });
});

describe('failureNotices', () => {
  test('translates a message with its parameters and stays 12 s', () => {
    expect(failureNotices(failed(412, JSON.stringify(payload)))).toEqual([
      { text: 'Eva hat um 12:30 geändert', durationMs: 12_000 },
    ]);
  });

  test("uses the server's words for a code without text, and keeps quiet about the silent one", () => {
    const services = [
      { messageCode: 'msg_new', message: 'server says', messageParameters: [] },
      { messageCode: 'msg_cunit_preset_invalid', message: 'x', messageParameters: [] },
    ];
    const notices = failureNotices(failed(409, JSON.stringify({ errors: { services } })));
    expect(notices.map(({ text }) => text)).toEqual(['server says']);
  });

  test('tells a failure of the server with its tracking id for 30 s', () => {
    expect(failureNotices(failed(500, JSON.stringify(payload)))).toEqual([
      { text: 'G', durationMs: 30_000, details: 'Nr. t-1' },
    ]);
  });

  test('follows the catalogue where the server gives no message', () => {
    const first = (status: number) => failureNotices(failed(status, ''))[0]?.text;
    expect(first(403)).toBe('L');
    expect(first(404)).toBe('404');
    expect(first(418)).toBe('U');
    expect(failureNotices(failed(401, ''))).toEqual([]);
  });

  test('tells of a lock as information for 10 s', () => {
    const services = [{ messageCode: 'msg_x', message: 'locked by Eva', messageParameters: [] }];
    expect(failureNotices(failed(423, JSON.stringify({ errors: { services } })))).toEqual([
      { text: 'locked by Eva', durationMs: 10_000, isInfo: true },
    ]);
  });

  test('says nothing of a cancelled call', () => {
    expect(failureNotices(new DOMException('x', 'AbortError'))).toEqual([]);
  });
});
