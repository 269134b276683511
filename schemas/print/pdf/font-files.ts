/** Files of a typeface, TrueType or WOFF: of each weight first that with the usual letters, then those with further ones. */
export interface FontFiles {
  regular: readonly Uint8Array[];
  semibold: readonly Uint8Array[];
}

export type Weight = keyof FontFiles;
