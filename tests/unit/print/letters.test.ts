import { create, type Font } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { isKnownLetter, unknownLetters } from '../../../schemas/print/pdf/known-letters';
import { visualOrder } from '../../../schemas/print/pdf/visual-order';
import { unprintableTexts } from '../../../schemas/print/unprintable-texts';
import { readFontFiles } from '../../../server/print/font-files';
import { printHere } from '../../support/print/print-here';
import { readPdf } from '../../support/print/read-pdf';
import { sampleDocument, sampleLine } from '../../support/print/sample-document';

describe('letters that a paper cannot show', () => {
  test.each([
    ['Müller & Söhne, 5 € je m²', ''],
    ['Łódź, Şimşek, Dvořáková, Ελλάδα, Москва, Tiếng Việt', ''],
    ['≥ 5 mm, ≤ 10 µm, → Lager, ✓ geprüft, Ω, ∅, √, ≠, ±', ''],
    ['שלום עולם', ''],
    ['北京 GmbH', '北京'],
    ['トヨタ', 'トヨタ'],
    ['서울', '서울'],
    // Its letters are there, the way they are joined is not.
    ['مرحبا', 'مرحبا'.split('').join('')],
    ['Danke 🙏 für 🎉 alles 🎉', '🙏🎉'],
    ['ไทย', 'ไทย'],
    // Joined, or what nobody sees.
    ['e\u0301 \u00ad\u200d\u2011\ufe0f\u2028 \t\n', ''],
    ['', ''],
  ])('%j: «%s»', (text, letters) => {
    expect(unknownLetters(text).join('')).toBe([...new Set(letters)].join(''));
  });
});

/** Scripts whose lines need more than letters side by side, and what belongs to nobody. */
const leftOut = [
  [0x0, 0x1f],
  [0x600, 0x7ff],
  [0xe000, 0xf8ff],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfeff],
  [0xfff0, 0xffff],
] as const;

test('the table of letters is that of the files, in both weights', () => {
  const { regular, semibold } = readFontFiles();
  const lettersOf = (files: readonly Uint8Array[]) =>
    new Set(files.flatMap((file) => (create(file as Buffer) as Font).characterSet));
  const bold = lettersOf(semibold);
  const isLeftOut = (code: number) => leftOut.some(([from, to]) => code >= from && code <= to);
  const inFiles = [...lettersOf(regular)].filter((code) => bold.has(code) && !isLeftOut(code));
  const inTable = Array.from({ length: 0x20000 }, (_, code) => code).filter(isKnownLetter);
  expect(inTable).toEqual(inFiles.sort((one, other) => one - other));
});

test('signs and Hebrew are drawn, and none of a known letter becomes a question mark', async () => {
  const kopftext = '≥ 5 mm ≤ 10 µm → Lager ✓ geprüft';
  const input = sampleDocument([sampleLine({ langtext: 'Für שלום עולם 5 aus Haifa' })], {
    head: { kopftext },
  });
  expect(unprintableTexts(input)).toEqual([]);
  const { lines } = await readPdf(await printHere(input));
  // A viewer copies a mu where the micro sign, which looks the same, was written.
  const text = lines.flat().join('\n').normalize('NFKC');
  expect(text).toContain(kopftext.normalize('NFKC'));
  expect(text).not.toContain('?');
}, 60_000);

test('whatever stands on a paper is looked through, and images are not', () => {
  const input = sampleDocument(
    [sampleLine(), sampleLine({ bezeichnung: '北', langtext: 'a 京 b' })],
    {
      head: { fusstext: '京京', bestellnummerKunde: '東' },
      recipient: { namen: ['Muster', '海'] },
      company: { geschaeftsfuehrer: ['山'], logo: { art: 'PNG', daten: '北' } },
      payment: { zahlungsart: '金', nettoTage: 0, faelligAm: null, skonto: [] },
    },
  );
  expect(unprintableTexts(input).map(({ path, letters }) => [path, letters.join('')])).toEqual([
    ['company.geschaeftsfuehrer.0', '山'],
    ['recipient.namen.1', '海'],
    ['head.bestellnummerKunde', '東'],
    ['head.fusstext', '京'],
    ['lines.1.bezeichnung', '北'],
    ['lines.1.langtext', '京'],
    ['payment.zahlungsart', '金'],
  ]);
});

test.each([
  ['a b c', 'a b c'],
  ['אב גד', 'גד אב'],
  ['a אב גד b', 'a גד אב b'],
  ['אב 5 גד', 'גד 5 אב'],
  ['רחוב 5', '5 רחוב'],
  ['5 רחוב', '5 רחוב'],
  ['אב - b', 'אב - b'],
  ['אב b גד', 'אב b גד'],
  ['אב  גד', 'גד  אב'],
  ['', ''],
])('«%s» stands as «%s»', (logical, visual) => {
  expect(visualOrder(logical.split(' ')).join(' ')).toBe(visual);
});
