/** Compares versions by the first three numbers; an unknown version differs from none. */
export function versionsDiffer(one: string | undefined, other: string | undefined): boolean {
  const [first, second] = [numbersOf(one), numbersOf(other)];
  return first !== undefined && second !== undefined && first !== second;
}

function numbersOf(version: string | undefined): string | undefined {
  return /^v?(\d+\.\d+\.\d+)/.exec(version ?? '')?.[1];
}
