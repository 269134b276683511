/** By file and variable, whose the state of a module is. */
export const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>>;
