import type { Plugin } from 'vite';

/**
 * Changes a file of a package in the build, in development it stays as it is. Lines have to stay where they are.
 * The build fails when there was nothing to change.
 */
export function changeInBuild(name: string, id: RegExp, change: (code: string) => string): Plugin {
  let isDone = false;
  return {
    name: `kontor-${name}`,
    apply: 'build',
    transform: {
      filter: { id },
      handler(code) {
        const changed = change(code);
        isDone ||= changed !== code;
        return { code: changed, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isDone) this.error(`${name}: nothing to change in files like ${String(id)}`);
    },
  };
}
