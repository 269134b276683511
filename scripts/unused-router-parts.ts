import type { Plugin } from 'vite';

/**
 * Lets the build leave out the router's components that nobody imports (forms, prefetching, scrolling): each is made
 * by an unmarked call and gets a name for developer tools, two side effects that would keep it.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'kontor-unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^[A-Z]\w*\.displayName = "\w*";$/gm, '')
          .replace(/^(var [A-Z]\w* = )(\w+\.forwardRef\()/gm, '$1/* @__PURE__ */ $2'),
        // Lines stay where they are.
        map: null,
      }),
    },
  };
}
