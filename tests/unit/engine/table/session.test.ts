import { describe, expect, it } from 'vitest';
import { draftOf, restoredFrom } from '../../../../src/engine/editing/draft/draft';
import { changeRow, insertRows } from '../../../../src/engine/editing/rows/row-edits';
import { rowProblems } from '../../../../src/engine/editing/rows/row-problems';
import {
  reading,
  transition,
  type EditSession,
  type SessionEvent,
} from '../../../../src/engine/editing/model/edit-session';
import type { Row } from '../../../../src/engine/editing/model/row';
import { fresh, keysOf, line, order, table } from './support';

const record = { id: 5, version: 1, title: 'Auftrag' };
const rows = [line(1), line(2)];
const follow = (...events: SessionEvent[]) => events.reduce(transition, reading as EditSession);
const open = (session: EditSession) => {
  if (session.state === 'reading') throw new Error('the session is over');
  return session;
};
const lines = (session: EditSession) => open(session).values['@lines'] as readonly Row[];

describe('rows in an edit session', () => {
  it('are taken up once, and are no change', () => {
    const session = follow(
      { type: 'edit', base: record },
      { type: 'adopt', values: { '@lines': rows } },
      { type: 'change', changes: { '@lines': changeRow(rows, '1', { text: 'neu' }) } },
      { type: 'adopt', values: { '@lines': rows } },
    );
    expect(open(session).base['@lines']).toBe(rows);
    expect(lines(session)[0]?.text).toBe('neu');
  });

  it('go on with what could not be stored and with what was typed since', () => {
    const wanted = insertRows(changeRow(rows, '1', { text: 'neu' }), 2, [fresh('a')], order);
    const typed = changeRow(wanted, '2', { text: 'spät' });
    const stored = [line(1, { version: 2, text: 'neu' }), line(2)];
    const session = follow(
      { type: 'edit', base: { ...record, '@lines': rows } },
      { type: 'change', changes: { '@lines': wanted, title: 'Anders' } },
      { type: 'save' },
      { type: 'change', changes: { '@lines': typed } },
      {
        type: 'partly',
        base: { ...record, version: 2, title: 'Anders', '@lines': stored },
        values: { ...record, version: 2, title: 'Anders', '@lines': [...stored, wanted[2]] },
        serverErrors: { '@lines/a/text': ['fehlt'] },
      },
    );
    expect(session.state).toBe('invalid');
    expect(open(session).base).toMatchObject({ version: 2, title: 'Anders' });
    expect(keysOf(lines(session))).toBe('1 2 a');
    expect(lines(session)[0]).toMatchObject({ version: 2, text: 'neu' });
    expect(lines(session)[1]).toMatchObject({ text: 'spät' });
    const answered = transition(session, {
      type: 'change',
      changes: { '@lines': changeRow(lines(session), 'a', { text: 'da' }) },
    });
    expect(open(answered).serverErrors).toEqual({});
  });

  it('stay when the record itself is in conflict', () => {
    const wanted = changeRow(rows, '1', { text: 'neu' });
    const session = follow(
      { type: 'edit', base: { ...record, '@lines': rows } },
      { type: 'change', changes: { '@lines': wanted, title: 'Meins' } },
      { type: 'save' },
      { type: 'stale', stale: { theirs: { ...record, version: 2 }, user: 'Bea', time: '' } },
      { type: 'resolved', values: { ...record, version: 2, title: 'Meins' } },
    );
    expect(open(session).base).toMatchObject({ version: 2, '@lines': rows });
    expect(lines(session)).toBe(wanted);
  });

  it('come back from a draft over the rows that they were typed over', () => {
    const wanted = changeRow(rows, '1', { text: 'neu' });
    const draft = draftOf(
      { ...record, '@lines': rows },
      { ...record, '@lines': wanted },
      new Date(0),
    );
    const { base, values } = restoredFrom(JSON.parse(JSON.stringify(draft)), record);
    expect(base).toEqual({ ...record, '@lines': rows });
    expect(values['@lines']).toEqual(wanted);
  });
});

describe('problems of rows', () => {
  it('are those of rows that differ, by cell, judged once for each state of a row', () => {
    let calls = 0;
    const validator = Object.assign(
      (values: unknown) => {
        calls += 1;
        const wrong = (values as { text?: unknown }).text === undefined;
        validator.errors = wrong
          ? [{ instancePath: '', keyword: 'required', params: { missingProperty: 'text' } }]
          : null;
        return !wrong;
      },
      { errors: null as null | { instancePath: string; keyword: string; params: object }[] },
    );
    const validators = { input: validator, patch: () => true } as never;
    const wanted = [...changeRow(rows, '1', { text: 'neu' }), fresh('a')];
    const found = rowProblems(table, rows, wanted, validators);
    expect(Object.keys(found)).toEqual(['@lines/a/text']);
    expect(rowProblems(table, rows, wanted, validators)).toEqual(found);
    expect(calls).toBe(1);
  });
});
