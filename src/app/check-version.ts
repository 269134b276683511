/** Warns when page and server are of different versions; what it needs is loaded for it. */
export function checkVersion(): void {
  import('./version-warning').then(
    ({ warnOfOtherVersion }) => warnOfOtherVersion().catch(() => undefined),
    () => undefined,
  );
}
