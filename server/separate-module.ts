/** Start of a thread or process of its own. */
export interface SeparateModule {
  /** File to start. */
  start: URL;
  /** Module itself, where something else has to be started first; else the same file. */
  module: URL;
}

/**
 * Finds one of the server's modules to begin a thread or process with; `name` is relative to `from` and has no ending.
 * Built it runs as it is. From its source something must read TypeScript first: the first process's loader does not
 * reach into others.
 */
export function separateModule(name: string, from: string): SeparateModule {
  if (!from.endsWith('.ts')) {
    const module = new URL(`${name}.js`, from);
    return { start: module, module };
  }
  return {
    start: new URL('./typescript.mjs', import.meta.url),
    module: new URL(`${name}.ts`, from),
  };
}
