// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { focusedLabel } from '../../../src/app/help/focused-label';

function labelIn(html: string): string | undefined {
  document.body.innerHTML = html;
  return focusedLabel(document.querySelector('[data-here]'));
}

test('an input is called by its label, without the mark of what is required', () => {
  expect(labelIn('<label for="a">Kurzname *</label><input id="a" data-here>')).toBe('Kurzname');
  expect(
    labelIn('<span id="n">Land</span><button aria-labelledby="n x" data-here>DE</button>'),
  ).toBe('Land');
  expect(labelIn('<input aria-label="Menge" data-here>')).toBe('Menge');
});

test('a cell of a list by its column, also where that has tools', () => {
  const grid = (here: string) => `<div role="grid">
    <div role="columnheader" aria-colindex="1"><span data-label>Ort</span><button>Menü</button></div>
    <div role="columnheader" aria-colindex="2">PLZ</div>
    ${here}</div>`;
  expect(labelIn(grid('<div role="gridcell" aria-colindex="1"><a data-here>Ulm</a></div>'))).toBe(
    'Ort',
  );
  expect(labelIn(grid('<div role="gridcell" aria-colindex="2" data-here>89073</div>'))).toBe('PLZ');
});

test('a value that is read by what stands above it; anything else by nothing', () => {
  expect(labelIn('<dl><div><dt>IBAN</dt><dd><a data-here>DE…</a></dd></div></dl>')).toBe('IBAN');
  expect(labelIn('<main data-here></main>')).toBeUndefined();
  expect(focusedLabel(null)).toBeUndefined();
});
