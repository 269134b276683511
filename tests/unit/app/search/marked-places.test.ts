import { expect, test } from 'vitest';
import { markedPlaces } from '../../../../src/app/search/marked-places';

const marked = (text: string, term: string) =>
  markedPlaces(text, term).map(([from, to]) => text.slice(from, to));

test.each([
  ['Müller & Söhne', 'müller', ['Müller']],
  ['Muenchen', 'münchen', ['Muenchen']],
  ['München', 'muenchen', ['München']],
  ['Straße 5, Gasse', 'strasse', ['Straße']],
  ['Otto Software GmbH', 'soft otto', ['Otto', 'Soft']],
  ['aaa', 'aa a', ['aaa']],
  ['Cafe\u0301 Noir', 'café', ['Cafe\u0301']],
  ['Preis (netto)', '(netto', ['(netto']],
  ['Gasthof „Adler“', "'adler'", ['„Adler“']],
  ['Donau\u00adschiff 5', 'donauschiff', ['Donau\u00adschiff']],
  ['ein ﬁxer Weg', 'fix', ['ﬁx']],
  ['nichts davon', 'xyz', []],
  ['', 'xyz', []],
])('%s holds of «%s»: %j', (text, term, expected) => {
  expect(marked(text, term)).toEqual(expected);
});
