import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Reference } from '../../../src/engine/lookup/reference/reference';
import { referencesKey } from '../../../src/engine/lookup/reference/reference-query';
import { referencesKnown } from '../../../src/engine/lookup/reference/references-known';

const lookup = { screen: 'cranes', path: '/cranes', value: 'id', label: 'name' };

describe('references that are known', () => {
  it('go by their texts, unless several bear the same', () => {
    const client = new QueryClient();
    const know = (path: string, id: number, title: string | null, language = 'de') =>
      client.setQueryData(
        [...referencesKey(path), 'id', String(id), language],
        title === null ? null : ({ value: id, id, title, row: { id } } satisfies Reference),
      );
    know('/cranes', 1, 'Autokran');
    know('/cranes', 1, 'Autokran', 'en');
    know('/cranes', 2, 'Baukran');
    know('/cranes', 3, 'Baukran');
    know('/cranes', 4, null);
    know('/cars', 5, 'Kombi');
    expect(referencesKnown(lookup, client)).toEqual([{ value: 1, label: 'Autokran' }]);
  });
});
