import { describe, expect, test } from 'vitest';
import type { RecordEvent } from '../../../src/api/events/record-event';
import { NewsStore } from '../../../src/engine/data/news/news-store';
import { timeAgo } from '../../../src/engine/data/news/use-row-news';

const at = '2026-11-21T10:00:00Z';
const now = Date.parse(at);
const event = (art: RecordEvent['art'], benutzerId = 3): RecordEvent => ({
  tabelle: 'ADR',
  id: 7,
  version: 2,
  benutzer: `Benutzer ${benutzerId}`,
  benutzerId,
  zeit: at,
  art,
  eltern: null,
});

describe('news', () => {
  test.each([
    ['CHANGE', 'changed'],
    ['CREATION', 'changed'],
    ['DELETION', 'deleted'],
  ] as const)('%s of a colleague is told', (art, kind) => {
    const store = new NewsStore();
    let told = 0;
    store.subscribe(() => (told += 1));
    store.hear(event(art), 1);
    expect(store.newsOf('ADR', 7, now)).toEqual({ kind, by: 'Benutzer 3', at });
    expect(told).toBe(1);
    expect(store.newsOf('ADR', 8, now)).toBeUndefined();
    expect(store.newsOf(undefined, 7, now)).toBeUndefined();
    expect(store.newsOf('ADR', 7, now + 31 * 60_000)).toBeUndefined();
  });

  test('what the user did himself is none', () => {
    const store = new NewsStore();
    store.hear(event('CHANGE', 1), 1);
    store.hear(event('LOCK', 1), 1);
    expect(store.newsOf('ADR', 7, now)).toBeUndefined();
    expect(store.holderOf('ADR', 7)).toBeUndefined();
  });

  test('who edits longest is named until he stops', () => {
    const store = new NewsStore();
    store.hear(event('LOCK', 3), 1);
    store.hear(event('LOCK', 4), 1);
    expect(store.holderOf('ADR', 7)).toEqual({ name: 'Benutzer 3', since: at });
    store.hear(event('RELEASE', 3), 1);
    expect(store.holderOf('ADR', 7)?.name).toBe('Benutzer 4');
    store.hear(event('RELEASE', 4), 1);
    expect(store.holderOf('ADR', 7)).toBeUndefined();
  });
});

test.each([
  ['de', 0, 'jetzt'],
  ['de', 1, 'vor 1 Minute'],
  ['de', 59, 'vor 59 Minuten'],
  ['de', 125, 'vor 2 Stunden'],
  ['en', 1, '1 minute ago'],
  ['fr', 2, 'il y a 2 minutes'],
])('%s, %s minutes: %s', (language, minutes, expected) =>
  expect(timeAgo(at, language, 'jetzt', now + minutes * 60_000)).toBe(expected),
);
