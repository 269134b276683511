// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScans } from '../../../src/ui/use-scans';
import { render, type Rendered } from '../support/render';

let shown: Rendered;
let codes: string[];
let pressedAt: number;

function Scanned() {
  useScans((code) => void codes.push(code));
  return null;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  codes = [];
  pressedAt = 1000;
  shown = render(<Scanned />);
});
afterEach(() => {
  shown.unmount();
  vi.useRealTimers();
});

/** Handles keys that were pressed 10 ms apart, whenever that is. */
function handle(keys: readonly string[]): void {
  for (const key of keys) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: (pressedAt += 10) });
    document.body.dispatchEvent(event);
  }
}

test('a code whose keys come late, in two parts, is one', () => {
  handle([...'400000']);
  vi.advanceTimersByTime(200);
  handle([...'0000012', 'Enter']);
  vi.advanceTimersByTime(2000);
  expect(codes).toEqual(['4000000000012']);
});

test('a code without an end key ends by silence', () => {
  handle([...'4000000000012']);
  vi.advanceTimersByTime(400);
  expect(codes).toEqual(['4000000000012']);
});
