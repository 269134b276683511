/** Where a thread or process of its own begins. */
export interface SeparateModule {
  /** What is started. */
  start: URL;
  /** The module itself, where something else has to be started first; else what is started. */
  module: URL;
}

/**
 * One of the server's modules, as a thread or process of its own can begin with it; `name` is relative to
 * `from` and has no ending. Built it runs as it is. From its source something must read TypeScript first:
 * what lets the first process do so does not reach into others.
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
