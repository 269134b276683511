// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChartDrawing } from '../../../src/engine/views/blocks/chart/chart-drawing';
import { ChartTable } from '../../../src/engine/tab-types/charts/chart-table';
import { Switch } from '../../../src/ui/switch';
import { formatMoney } from '../../../schemas/rules/format-number';
import { render } from '../support/render';

const euro = (value: unknown) => formatMoney(Number(value), 'de').replace(/\s/g, ' ');
const data = {
  labels: ['Jan', 'Feb'],
  horizontal: false,
  series: [
    { name: '2026', values: [1234.5, undefined] },
    { name: '2025', values: [1000, 20] },
  ],
};

/** Lets happen what a moment brings: the library has come already. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));

afterEach(() => vi.restoreAllMocks());

describe('figures', () => {
  it('are drawn as a picture that says its sums', async () => {
    // jsdom has no sizes, of which the library warns; what it draws is seen by the browser tests.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await import('../../../src/engine/views/blocks/chart/chart-canvas');
    const { container, unmount } = render(
      <ChartDrawing title="Umsatz" data={data} textOf={euro} />,
    );
    for (let tries = 0; tries < 50 && !container.querySelector('svg'); tries++) await settled();
    const picture = container.querySelector('[role="img"]');
    expect(picture?.getAttribute('aria-label')).toContain('2026: 1.234,50 €, 2025: 1.020,00 €');
    unmount();
  });

  it('stand in a table with change and sums', () => {
    const { container, unmount } = render(
      <ChartTable
        title="Umsatz"
        heading="Monate"
        names={['2026', '2025']}
        labels={data.labels}
        now={data.series[0]?.values ?? []}
        before={data.series[1]?.values ?? []}
        textOf={euro}
      />,
    );
    const rows = [...container.querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['Monate', '2026', '2025', 'Veränderung'],
      ['Jan', '1.234,50 €', '1.000,00 €', '+23,5 %'],
      ['Feb', '–', '20,00 €', '–'],
      ['Summe', '1.234,50 €', '1.020,00 €', '+21,0 %'],
    ]);
    unmount();
  });

  it('open what they are made of, but for zeros and what is not there', () => {
    const onOpen = vi.fn();
    const { container, unmount } = render(
      <ChartTable
        title="Umsatz"
        heading="Monate"
        names={['2026', '2025']}
        labels={data.labels}
        now={[1234.5, 0]}
        before={[undefined, 20]}
        textOf={euro}
        onOpen={onOpen}
      />,
    );
    const buttons = [...container.querySelectorAll('button')];
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      '1.234,50 €',
      '20,00 €',
      '1.234,50 €',
      '20,00 €',
    ]);
    buttons.forEach((button) => button.click());
    expect(onOpen.mock.calls).toEqual([
      [0, 0],
      [1, 1],
      [0, undefined],
      [1, undefined],
    ]);
    unmount();
  });

  it('are chosen among few by radio buttons', () => {
    const chosen = vi.fn();
    const { container, unmount } = render(
      <Switch
        label="Zeitraum"
        value="month"
        options={[
          ['month', 'Monate'],
          ['quarter', 'Quartale'],
        ]}
        onChange={chosen}
      />,
    );
    const [month, quarter] = container.querySelectorAll('input');
    expect([month?.checked, quarter?.checked]).toEqual([true, false]);
    act(() => quarter?.click());
    expect(chosen).toHaveBeenCalledWith('quarter');
    unmount();
  });
});
