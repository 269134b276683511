// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeOnBack } from '../../../src/ui/sheet/close-on-back';

/** A page in the browser's history, as the router counts it. */
const page = (idx: number, path: string) => history.pushState({ idx }, '', path);

/** Hears of every move, before anybody can keep it from others. */
const moved = vi.hoisted(() => vi.fn());
vi.hoisted(() => addEventListener('popstate', moved));

let heard: string[] = [];
const router = () => heard.push(location.pathname);

beforeEach(() => {
  heard = [];
  page(0, '/list');
  page(1, '/record');
  addEventListener('popstate', router);
});
afterEach(() => removeEventListener('popstate', router));

it('closes the topmost and stays on the page, which the router does not notice', async () => {
  const lower = vi.fn();
  const ends = [closeOnBack(lower)];
  const upper = vi.fn(() => ends.pop()?.());
  ends.push(closeOnBack(upper));
  history.back();
  await expect.poll(() => upper.mock.calls.length).toBe(1);
  await expect.poll(() => location.pathname).toBe('/record');
  expect([upper.mock.calls.length, lower.mock.calls.length]).toEqual([1, 0]);
  expect(heard).toEqual([]);
  await expect.poll(() => history.state as unknown).toEqual({ idx: 1 });
  ends.forEach((end) => end());
});

it('counts also when the browser closed it by itself on the way back', async () => {
  const end = closeOnBack(vi.fn());
  // As browsers hide a popover: the page is left, and nobody has heard of it.
  history.replaceState({ idx: 0 }, '');
  end();
  history.replaceState({ idx: 1 }, '');
  const before = moved.mock.calls.length;
  history.back();
  await expect.poll(() => moved.mock.calls.length).toBe(before + 2);
  expect(location.pathname).toBe('/record');
  expect(heard).toEqual([]);
});

it('leaves «back» to the router when nothing is open', async () => {
  closeOnBack(vi.fn())();
  history.back();
  await expect.poll(() => heard).toEqual(['/list']);
});
