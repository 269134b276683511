export interface FileRules {
  /** Media types, or `image/*`; without them every type is taken. */
  types?: readonly string[];
  maxBytes: number;
}

/**
 * Returns the reason why a file cannot be taken, undefined when it can. The server checks again, this only saves the
 * way.
 */
export function fileProblem(
  { type, size, name }: { type: string; size: number; name?: string },
  { types, maxBytes }: FileRules,
): 'empty' | 'tooLarge' | 'wrongType' | undefined {
  if (size === 0) return 'empty';
  if (size > maxBytes) return 'tooLarge';
  if (!types || types.some((wanted) => fits(type || typeOfName(name), wanted))) return undefined;
  return 'wrongType';
}

function fits(type: string, wanted: string): boolean {
  return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

/** Guesses a type from the name: some systems give none to what phones store. */
function typeOfName(name = ''): string {
  const ending = /\.(heic|heif)$/i.exec(name)?.[1];
  return ending ? `image/${ending.toLowerCase()}` : '';
}
