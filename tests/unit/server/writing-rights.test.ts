import { expect, test } from 'vitest';
import { operations, type WalkOperation } from '../../support/walk/contract-document';
import { ownWrites } from '../../support/walk/own-writes';

/** Rights that let somebody look at something, and sessions, which everybody has. */
const isReading = (right: string) => /(_SEHEN|_ANSEHEN|^ART_EK|^session|^public)$/.test(right);

/** The rights of which each lets somebody call an operation for some records; of what a parameter names, to read it. */
function enough(right: unknown): string[] {
  if (typeof right === 'string') return [right];
  const form = right as {
    own?: string;
    others?: string;
    any?: string[];
    instead?: { own: string };
  };
  if (form.any) return form.any;
  const own = form.own ?? form.others;
  return own === undefined ? ['session'] : [own, ...(form.instead ? [form.instead.own] : [])];
}

const writing = operations.filter(({ method }) => method !== 'GET');
const isOpenToReaders = ({ right }: WalkOperation) => enough(right).some(isReading);

test('whatever changes something takes a right to change, but for what is one’s own', () => {
  expect(
    writing
      .filter(isOpenToReaders)
      .map(({ id }) => id)
      .filter((id) => !(id in ownWrites)),
  ).toEqual([]);
});

test('nothing is excused that takes a right to change, or is gone', () => {
  const open = new Set(writing.filter(isOpenToReaders).map(({ id }) => id));
  expect(Object.keys(ownWrites).filter((id) => !open.has(id))).toEqual([]);
});
