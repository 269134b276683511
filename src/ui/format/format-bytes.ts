const units = ['Bytes', 'KiB', 'MiB', 'GiB', 'TiB'] as const;

/** Base 1024, Bytes to TiB with two decimals (specification 1 §9): «2,50 MiB», «512 Bytes». */
export function formatBytes(bytes: number, language: string): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const digits = step === 0 ? 0 : 2;
  const figure = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(bytes / 1024 ** step);
  return `${figure} ${units[step]}`;
}
