/** Owners of the state of modules, by file and variable. */
export const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>>;
