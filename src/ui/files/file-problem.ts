export interface FileRules {
  /** Media types, or `image/*`; without them every type is taken. */
  types?: readonly string[];
  maxBytes: number;
}

/** Undefined when it can be taken. The server checks again, this only saves the way. */
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

/** Some systems give no type to what phones store. */
function typeOfName(name = ''): string {
  const ending = /\.(heic|heif)$/i.exec(name)?.[1];
  return ending ? `image/${ending.toLowerCase()}` : '';
}
