/** Cache of formatters, which are expensive to build; one per language and style serves the whole page. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let found = formatters.get(key);
  if (!found) {
    // «negative» shows no minus before a rounded zero: nobody wants to read «-0,00».
    found = new Intl.NumberFormat(language, { signDisplay: 'negative', ...options });
    formatters.set(key, found);
  }
  return found;
}

/** Writes a number with `digits` decimals at most, or exactly with `fixed`: 1234.5 → «1.234,5» (de). */
export function formatNumber(
  value: number,
  language: string,
  { digits = 2, fixed = false }: { digits?: number; fixed?: boolean } = {},
): string {
  return formatter(language, {
    minimumFractionDigits: fixed ? digits : 0,
    maximumFractionDigits: digits,
  }).format(value);
}

/** Sign between thousands: «.» (de), «,» (en), a narrow space (fr). */
export function groupSign(language: string): string {
  const parts = formatter(language, { useGrouping: true }).formatToParts(12_345);
  return parts.find(({ type }) => type === 'group')?.value ?? '';
}

/** Sign before decimals: «,» (de, fr), «.» (en). */
export function decimalSign(language: string): string {
  const parts = formatter(language, {}).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/** Writes an amount in EUR, with two decimals unless more are named: «1.234,50 €» (de), «€1,234.50» (en). */
export function formatMoney(value: number, language: string, digits = 2): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return formatter(language, { style: 'currency', currency: 'EUR', ...options }).format(value);
}

/** Writes a percentage as the wire carries it, 12.5 meaning 12.5 %: «12,50 %». */
export function formatPercent(value: number, language: string): string {
  return formatter(language, {
    style: 'unit',
    unit: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(value);
}

/** Writes an identifier or count, never grouped: 10023 → «10023». */
export function formatInteger(value: number): string {
  return String(value);
}
