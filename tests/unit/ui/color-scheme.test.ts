// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { chooseColorScheme, startColorScheme } from '../../../src/ui/color-scheme';
import { stubBrowser } from '../support/dom';

afterEach(() => vi.unstubAllGlobals());

test('a choice is shown and kept; with a full storage it is shown', () => {
  stubBrowser();
  chooseColorScheme('dark');
  expect(document.documentElement.dataset.mantineColorScheme).toBe('dark');
  expect(localStorage.getItem('kontor.darkmode')).toBe('dark');
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem });
  chooseColorScheme('light');
  expect(document.documentElement.dataset.mantineColorScheme).toBe('light');
});

/** What the system asks for. */
function stubSystem(...asked: string[]): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: asked.some((one) => query.includes(one)),
    addEventListener: () => undefined,
  }));
}

const { documentElement: root } = document;
const look = () => [root.dataset.mantineColorScheme, root.hasAttribute('data-contrast')];

test.each([
  [['color-scheme: dark'], 'auto', 'dark', false],
  [['color-scheme: dark', 'contrast: more'], 'auto', 'dark', true],
  [['contrast: more'], 'light', 'light', false],
  [[], 'contrast', 'light', true],
  [['color-scheme: dark'], 'contrast', 'dark', true],
  // Colours of the system ask for what is drawn otherwise, whatever was chosen.
  [['forced-colors: active'], 'dark', 'dark', true],
] as const)('the system asks for %j, %s is chosen', async (asked, chosen, scheme, contrast) => {
  stubBrowser();
  stubSystem(...asked);
  chooseColorScheme(chosen);
  await startColorScheme();
  expect(look()).toEqual([scheme, contrast]);
});
