/** The last digit of an IMEI by Luhn, from the 14 digits before it. */
export function imeiCheckDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? 2 * Number(digit) : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * Tells whether a text is an IMEI: of 15 digits the last one is checked; 14 have none, and 16 end with a software
 * version (3-decisions §3.4).
 */
export function isImei(text: string): boolean {
  if (!/^\d{14,16}$/.test(text)) return false;
  return text.length !== 15 || imeiCheckDigit(text.slice(0, 14)) === Number(text.at(-1));
}
