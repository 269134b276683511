import { describe, expect, test } from 'vitest';
import { codeForms } from '../../../schemas/rules/code-forms';

describe('the forms of a scanned code', () => {
  test.each([
    ['a location', 'a-01-02', ['a-01-02', 'A-01-02']],
    ['blanks and the kind that a scanner sends', ' ]C1RE2026-1', ['RE2026-1']],
    ['EAN-13', '4006381333931', ['4006381333931', '04006381333931']],
    ['UPC-A', '036000291452', ['036000291452', '0036000291452', '00036000291452']],
    ['EAN-13 of an UPC-A', '0036000291452', ['0036000291452', '036000291452', '00036000291452']],
    ['GTIN-14 of an EAN-13', '04006381333931', ['04006381333931', '4006381333931']],
    ['EAN-8', '96385074', ['96385074']],
    // System 0, digits 42526, last 1, check digit 4: 042100005264.
    [
      'UPC-E, zeros after the second digit',
      '04252614',
      ['04252614', '042100005264', '0042100005264', '00042100005264'],
    ],
    [
      'UPC-E, zeros after the fifth digit',
      '01234565',
      ['01234565', '012345000065', '0012345000065', '00012345000065'],
    ],
    ['eight digits whose check digit is that of no UPC-E', '01234560', ['01234560']],
    ['nothing', '   ', []],
  ])('%s', (_, code, forms) => {
    expect(codeForms(code).sort()).toEqual([...forms].sort());
  });
});
