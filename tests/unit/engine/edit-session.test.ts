import { describe, expect, it } from 'vitest';
import {
  reading,
  transition,
  type EditSession,
  type SessionEvent,
} from '../../../src/engine/editing/model/edit-session';

const base = { id: 1, version: 3, name1: 'Alt', ort: 'Ulm' };
const theirs = { id: 1, version: 4, name1: 'Anders', ort: 'Ulm' };
const stale = { theirs, user: 'Büro', time: '2026-01-01T10:00:00Z' };

const play = (...events: SessionEvent[]): EditSession => events.reduce(transition, reading);
const edit: SessionEvent = { type: 'edit', base };
const change: SessionEvent = { type: 'change', changes: { name1: 'Neu' } };
const problems = { name1: [{ key: 'problems:required' }] };

describe('edit session', () => {
  it('begins with the record as it is', () => {
    expect(play(edit)).toMatchObject({ state: 'editing', base, values: base });
  });

  it('keeps what is typed in every state after reading', () => {
    const typed = { ...base, name1: 'Neu' };
    for (const event of [
      { type: 'refused', problems },
      { type: 'failed', message: 'x' },
      { type: 'stale', stale },
    ] satisfies SessionEvent[]) {
      expect(play(edit, change, { type: 'save' }, event)).toMatchObject({ base, values: typed });
    }
  });

  it('returns to reading when saved or cancelled', () => {
    expect(play(edit, change, { type: 'save' }, { type: 'saved' })).toEqual(reading);
    expect(play(edit, change, { type: 'cancel' })).toEqual(reading);
  });

  it('takes no cancel and no second save while saving', () => {
    const saving = play(edit, { type: 'save' });
    expect(transition(saving, { type: 'cancel' })).toBe(saving);
    expect(transition(saving, { type: 'save' })).toBe(saving);
  });

  it('goes on with what was typed while saving, on the saved record', () => {
    const record = { ...base, version: 4, name1: 'Neu' };
    const late: SessionEvent = { type: 'change', changes: { ort: 'Bonn' } };
    expect(play(edit, change, { type: 'save' }, late, { type: 'saved', record })).toMatchObject({
      state: 'editing',
      base: record,
      values: { ...record, ort: 'Bonn' },
    });
    expect(
      play(edit, change, { type: 'save' }, late, { type: 'failed', message: 'x' }),
    ).toMatchObject({ state: 'failed', values: { name1: 'Neu', ort: 'Bonn' } });
  });

  it('drops the server’s word about a field that changes, and only about that', () => {
    const refused = play(
      edit,
      { type: 'save' },
      {
        type: 'refused',
        serverErrors: { name1: ['nein'], ort: ['auch nein'] },
      },
    );
    expect(transition(refused, change)).toMatchObject({ serverErrors: { ort: ['auch nein'] } });
  });

  it('stays invalid until the next save, and leaves «failed» with the next input', () => {
    expect(play(edit, { type: 'save' }, { type: 'refused', problems }, change).state).toBe(
      'invalid',
    );
    expect(play(edit, { type: 'save' }, { type: 'failed', message: 'x' }, change).state).toBe(
      'editing',
    );
  });

  it('resolves a conflict onto their record and saves only then', () => {
    const conflict = play(edit, change, { type: 'save' }, { type: 'stale', stale });
    expect(transition(conflict, { type: 'save' })).toBe(conflict);
    // The dialog takes the focus: the field that is left is judged, and hands up what it held.
    expect(transition(conflict, { type: 'validated', problems }).state).toBe('conflict');
    expect(transition(conflict, change).state).toBe('conflict');
    const values = { ...theirs, name1: 'Neu' };
    expect(transition(conflict, { type: 'resolved', values })).toMatchObject({
      state: 'editing',
      base: theirs,
      values,
    });
  });

  it('ignores answers that come when nothing is being saved', () => {
    const editing = play(edit, change);
    expect(transition(editing, { type: 'saved' })).toBe(editing);
    expect(transition(reading, change)).toBe(reading);
  });

  it('sends on somebody else’s version what was merged, and takes no late change for lost', () => {
    const merged = { ...theirs, ort: 'Bonn' };
    const saving = play(edit, { type: 'change', changes: { ort: 'Bonn' } }, { type: 'save' });
    const rebased = transition(saving, { type: 'rebased', base: theirs, values: merged });
    expect(rebased).toMatchObject({ state: 'saving', base: theirs, values: merged, sent: merged });
    const record = { ...merged, version: 5 };
    expect(transition(rebased, { type: 'saved', record })).toEqual(reading);
    const late = transition(rebased, { type: 'change', changes: { ort: 'Köln' } });
    expect(transition(late, { type: 'saved', record })).toMatchObject({
      state: 'editing',
      base: record,
      values: { ...record, ort: 'Köln' },
    });
  });

  it('goes on editing when a save is given up before it is sent', () => {
    expect(play(edit, change, { type: 'save' }, { type: 'held' })).toMatchObject({
      state: 'editing',
      values: { ...base, name1: 'Neu' },
    });
  });
});
