// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { AnyRecord } from '../../../src/engine/define/definition';
import { ReadSections } from '../../../src/engine/views/form/read-sections';
import { render, type Rendered } from '../support/render';
import { thingFields } from '../support/things';

let open: Rendered | undefined;

afterEach(() => {
  open?.unmount();
  open = undefined;
});

function show(record: AnyRecord, fields: readonly string[], denied: readonly string[] = []) {
  const sections = [
    { name: 'main', fields },
    { name: 'more', fields: ['name'], when: (thing: AnyRecord) => thing.more === true },
  ];
  open = render(
    <ReadSections
      screen={{ name: 'things', schema: 'Thing' }}
      fields={thingFields}
      sections={sections}
      record={record}
    />,
    { can: (right) => !denied.includes(right) },
  );
  const pairs = [...open.container.querySelectorAll('dl > div')].map((pair) => ({
    label: pair.querySelector('dt')?.textContent,
    value: pair.querySelector('dd')?.textContent,
    link: pair.querySelector('a')?.getAttribute('href') ?? undefined,
  }));
  return { pairs, container: open.container };
}

describe('ReadSections', () => {
  it('pairs labels with values, and shows what is empty as «–»', () => {
    const { pairs } = show({ name: 'Stuhl', price: 1234.5, active: false }, [
      'name',
      'price',
      'active',
      'bought',
    ]);
    expect(pairs.map(({ label, value }) => [label, value])).toEqual([
      ['Feld name', 'Stuhl'],
      ['Feld price', '1.234,50\u00a0€'],
      ['Feld active', 'Nein'],
      ['Feld bought', '–'],
    ]);
  });

  it('links what can be followed, a national number with the record’s country', () => {
    const record = { country: 'DE', phone: '030 12', email: 'a b@c.de', web: 'https://a.de' };
    expect(show(record, ['phone', 'email', 'web']).pairs.map(({ link }) => link)).toEqual([
      'tel:+493012',
      'mailto:a%20b@c.de',
      'https://a.de',
    ]);
  });

  it('never links an address that could run code', () => {
    const { pairs } = show({ web: 'javascript:alert(1)' }, ['web']);
    expect(pairs[0]).toMatchObject({ value: 'javascript:alert(1)', link: undefined });
  });

  it('shows a status as a badge with its text', () => {
    const { container } = show({ state: 'USED' }, ['state']);
    expect(container.querySelector('dd > *')?.textContent).toBe('Gebraucht');
  });

  it('leaves out fields without right, fields whose own rule hides them, and empty sections', () => {
    const { pairs, container } = show(
      { state: 'NEW', secret: 5 },
      ['state', 'reason', 'secret'],
      ['SECRETS'],
    );
    expect(pairs.map(({ label }) => label)).toEqual(['Feld state']);
    expect(container.querySelectorAll('section')).toHaveLength(1);
  });

  it('shows a field that the user has the right for', () => {
    expect(show({ secret: 5 }, ['secret']).pairs).toHaveLength(1);
  });
});
