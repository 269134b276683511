import { preprocessCSS, resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { pageBuild } from '../../../scripts/page-build/page-build';

const bare = (css: string) => css.replaceAll(/\s+/g, '');

/** As the page is built. */
async function built(css: string): Promise<string> {
  const config = await resolveConfig({ ...(await pageBuild()), configFile: false }, 'build');
  const { code } = await preprocessCSS(css, `${config.root}/src/ui/sample.css`, config);
  return bare(code);
}

describe('styles of :hover', () => {
  it('hold only where something hovers', async () => {
    expect(await built('.a:hover { color: red }')).toBe(
      bare('@media (hover: hover) { .a:hover { color: red } }'),
    );
    expect(await built('.a:hover, .a:focus-visible { color: red }')).toBe(
      bare('.a:focus-visible { color: red } @media (hover: hover) { .a:hover { color: red } }'),
    );
  });

  it('stay where that is said already, or where it is about not hovering', async () => {
    for (const css of [
      '@media (hover: hover) { .a:hover { color: red } }',
      '.a:not(:hover) { color: red }',
      '.a { color: red }',
    ]) {
      expect(await built(css)).toBe(bare(css));
    }
  });
});
