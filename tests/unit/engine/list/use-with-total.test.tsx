// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { useWithTotal } from '../../../../src/engine/data/lists/use-with-total';
import { render, type Rendered } from '../../support/render';

type Rows = Parameters<typeof useWithTotal>[0];

let shown: Rendered;
afterEach(() => shown.unmount());

function list(rowAt: Rows['rowAt'] = () => undefined) {
  const askTotal = vi.fn();
  const of = (total: number | undefined): Rows => ({ total, rowAt, askTotal });
  return { askTotal, of };
}
let withTotal: ReturnType<typeof useWithTotal>;
function List({ rows }: { rows: Rows }) {
  withTotal = useWithTotal(rows);
  return null;
}

test('what needs the number of rows waits for it, and asks for it', () => {
  const { askTotal, of } = list();
  shown = render(<List rows={of(undefined)} />);
  const [first, second] = [vi.fn(), vi.fn()];
  withTotal(first);
  withTotal(second);
  expect(askTotal).toHaveBeenCalled();
  expect(second).not.toHaveBeenCalled();
  shown.rerender(<List rows={of(7)} />);
  // What was asked for last is what is wanted.
  expect(first).not.toHaveBeenCalled();
  expect(second.mock.calls).toEqual([[7]]);
  shown.rerender(<List rows={of(8)} />);
  expect(second).toHaveBeenCalledTimes(1);
});

test('where it is known, nothing is waited for', () => {
  const { askTotal, of } = list();
  shown = render(<List rows={of(3)} />);
  const then = vi.fn();
  withTotal(then);
  expect(then.mock.calls).toEqual([[3]]);
  expect(askTotal).not.toHaveBeenCalled();
});

test('another list has nothing to do with it', () => {
  const then = vi.fn();
  shown = render(<List rows={list().of(undefined)} />);
  withTotal(then);
  const other = list(() => ({}));
  shown.rerender(<List rows={other.of(undefined)} />);
  shown.rerender(<List rows={other.of(9)} />);
  expect(then).not.toHaveBeenCalled();
});
