const units = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** Base 1024, as file managers say it: «10 MB», «512 Bytes»; below ten a tenth where there is one, «2,5 MB». */
export function formatBytes(bytes: number, language: string): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const size = bytes / 1024 ** step;
  const digits = size < 10 ? 1 : 0;
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(size);
  return `${figure} ${units[step]}`;
}
