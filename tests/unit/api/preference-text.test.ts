import { expect, test } from 'vitest';
import { parsePreference, preferenceText } from '../../../src/api/preferences/preference-text';

const defaults = { visible: true, width: 250 };

test('reads what was stored', () => {
  expect(parsePreference('{"v":1,"visible":false,"width":300}', defaults)).toEqual({
    visible: false,
    width: 300,
  });
});

test.each([null, '', '{', '[]', '7', '{"visible":false}', '{"v":2,"visible":false}'])(
  'falls back to the defaults for %j',
  (text) => expect(parsePreference(text, defaults)).toEqual(defaults),
);

test('replaces only the member that is broken', () => {
  expect(parsePreference('{"v":1,"visible":"no","width":300}', defaults)).toEqual({
    visible: true,
    width: 300,
  });
});

test('keeps members that other versions of the page have written', () => {
  const text = preferenceText('{"v":1,"visible":true,"enabledItems":["home"]}', { visible: false });
  expect(JSON.parse(text)).toEqual({ v: 1, visible: false, enabledItems: ['home'] });
  expect(JSON.parse(preferenceText('{"v":9,"old":1}', { visible: false }))).toEqual({
    v: 1,
    visible: false,
  });
});
