// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Place } from '../../../src/engine/screens/place';
import { useValueLabel } from '../../../src/engine/views/record/table/use-value-label';
import { render } from '../support/render';
import { supplierFields } from '../support/suppliers';

const place = { fields: supplierFields, tables: [] as Place['tables'] } as Place;

function Label({ name }: { name: string }) {
  return <p>{useValueLabel(place, {})(name) ?? 'none'}</p>;
}

test.each([
  ['address', 'Anschrift'],
  ['address.city', 'Anschrift, Ort'],
  ['address.geo_position.latitude', 'Anschrift, Geo position, Latitude'],
  ['contacts.1.name', 'Ansprechpartner 2, Name'],
  ['contacts.1.shoe', 'none'],
])('%s of a record is called %s', (name, label) => {
  const { container, unmount } = render(<Label name={name} />);
  expect(container.querySelector('p')?.textContent).toBe(label);
  unmount();
});
