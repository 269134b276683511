import { expect, test } from 'vitest';
import {
  choicesInBody,
  differenceKey,
  planIn,
} from '../../../src/engine/views/list/bulk/together-plan';

const answer = {
  gruppen: [
    {
      titel: 'Muster',
      merkmale: ['Terms: A'],
      quellen: [{ id: 1, text: 'Order 1' }],
      entfaellt: ['Text'],
    },
  ],
  abweichungen: [
    {
      feld: 'terms',
      bezeichnung: 'Terms',
      werte: [
        { id: 1, text: 'A', ids: [1] },
        { id: 2, text: 'B', ids: [2, 3] },
      ],
    },
  ],
};

test('a plan is read as it was answered', () => {
  expect(planIn(answer)).toEqual({
    groups: [
      {
        title: 'Muster',
        marks: ['Terms: A'],
        sources: [{ id: 1, text: 'Order 1' }],
        omitted: ['Text'],
      },
    ],
    differences: [
      {
        field: 'terms',
        label: 'Terms',
        values: [
          { id: 1, text: 'A', count: 1 },
          { id: 2, text: 'B', count: 2 },
        ],
      },
    ],
  });
});

test('what is missing in an answer is nothing', () => {
  expect(planIn({})).toEqual({ groups: [], differences: [] });
});

test('a choice says whose value counts; what is not chosen is kept apart', () => {
  const [difference] = planIn(answer).differences;
  const key = differenceKey(difference!);
  expect(choicesInBody({ [key]: 2 })).toEqual({
    wahl: [{ feld: 'terms', id: 2 }],
    getrennt: true,
  });
  expect(choicesInBody({})).toEqual({ getrennt: true });
});
