import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTexts } from '../../compiler/application/read-texts';
import { formats } from '../../schemas/rules/format-checks';
import { messageText } from '../../server/http/texts/message-text';
import { ATTACHMENT_FIELDS, LOCK_FIELD } from '../../server/resources/history/history';

const code = /'(msg_\w+|noName)'/g;

/** Every message code written in the server and in the field metadata. */
function codesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(code)])
    .map(([, found = '']) => found);
}

const composed = [
  // What the contract names.
  ...[
    ...readFileSync('schemas/generated/openapi.json', 'utf8').matchAll(
      /"(?:x-confirm-repeat|message)": "(msg_\w+)"/g,
    ),
  ].map(([, found = '']) => found),
  ...Object.keys(formats)
    .filter(
      (format) =>
        !['money', 'unit-price', 'exchange-rate', 'percent', 'quantity', 'weight'].includes(format),
    )
    .map((format) => `msg_format_${format.replaceAll('-', '_')}`),
  ...[400, 401, 403, 404, 405, 408, 409, 412, 413, 415, 421, 422, 428, 429, 431].map(
    (status) => `msg_http_${status}`,
  ),
  ...[500, 502, 503, 504].map((status) => `msg_http_${status}`),
];

describe.each(['de', 'en', 'fr'] as const)('message texts, %s', (language) => {
  const codes = [...new Set([...codesIn('server'), ...codesIn('schemas/fields'), ...composed])];

  test.each(codes)('%s', (found) => {
    expect(messageText(language, { code: found })).not.toBe(found);
  });

  test('asks for a value in the words of the page', () => {
    const { required } = readTexts(language, ['locales']).problems as { required: string };
    expect(messageText(language, { code: 'msg_value_required' })).toBe(required);
  });

  // What the change history names besides fields of the record.
  test.each([LOCK_FIELD, ...Object.values(ATTACHMENT_FIELDS)])('%s in a history', (field) => {
    const record = readTexts(language, ['locales']).record as { history: { fields: object } };
    expect(record.history.fields).toHaveProperty(field);
  });

  test('parameters are filled in by position', () => {
    const parameters = ['ort', 'x'];
    const text = messageText(language, { code: 'msg_filter_value', parameters });
    expect(text).toContain('ort');
    expect(text).toContain('x');
    expect(text).not.toContain('{');
  });
});
