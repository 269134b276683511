// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { chooseColorScheme } from '../../../src/ui/color-scheme';
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
