/**
 * Files of a typeface as TrueType (`unpackWoff` makes it of WOFF): of each weight first that with the usual letters,
 * then those with further ones.
 */
export interface FontFiles {
  regular: readonly Uint8Array[];
  semibold: readonly Uint8Array[];
}

export type Weight = keyof FontFiles;
