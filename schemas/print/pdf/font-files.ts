/**
 * Files of a typeface as TrueType (`unpackWoff` makes it from WOFF): for each weight first the one with the usual
 * letters, then those with further ones.
 */
export interface FontFiles {
  regular: readonly Uint8Array[];
  semibold: readonly Uint8Array[];
}

export type Weight = keyof FontFiles;
