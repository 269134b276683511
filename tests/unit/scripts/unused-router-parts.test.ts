import { readFileSync, readdirSync } from 'node:fs';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutUnusedParts } from '../../../scripts/unused-router-parts';

const folder = 'node_modules/react-router/dist/development/';
const router = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(folder + file, 'utf8'))
  .find((code) => /^function createRouter\(/m.test(code));

describe('the router in the build', () => {
  it('has everything that is left out of it, and is code without it', () => {
    if (router === undefined) throw new Error(`${folder}: no file makes routers any more`);
    const left = withoutUnusedParts(router);
    expect(() => parseAst(left)).not.toThrow();
    expect(left).not.toMatch(/\.displayName = "\w*";$/m);
    expect(left).toMatch(/= \/\* @__PURE__ \*\/ \w+\.forwardRef\(/);
  });

  it('is not built where another file stands in its place', () => {
    expect(() => withoutUnusedParts('function createRouter(init) {}')).toThrow(
      'not there any more',
    );
  });
});
