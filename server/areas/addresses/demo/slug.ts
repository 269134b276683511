const letters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  ø: 'oe',
  å: 'aa',
  đ: 'd',
};

/** A name as part of a mail or web address: «Öko Bäder & Co.» → «oeko-baeder-co». */
export function slug(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßıłøåđ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
