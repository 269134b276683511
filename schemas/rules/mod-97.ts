/**
 * Remainder modulo 97 of a text of digits and capital letters, letters counting as A = 10 … Z = 35
 * (ISO 7064 MOD 97-10, the check of IBAN and Leitweg-ID).
 */
export function mod97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const number = Number.parseInt(character, 36);
    remainder = (remainder * (number > 9 ? 100 : 10) + number) % 97;
  }
  return remainder;
}
