import { expect, test } from 'vitest';
import { eventParser } from '../../../src/api/events/event-parser';
import { backoffMs } from '../../../src/api/events/read-events';
import { serverEventOf, type ServerEvent } from '../../../src/api/events/record-event';

const stream = [
  'event: bereit\ndata: {}\n\n',
  ': \n\n',
  'event: aenderung\ndata: {"tabelle":"ADR","id":7}\n\n',
  'event: sperre\r\ndata: {"tabelle":"ADR",\r\ndata: "id":8}\r\n\r\n',
  'event: neuladen\ndata: {}\n\n',
].join('');

test.each([1, 2, 7, 50, 1000])('a stream that arrives %s characters at a time', (size) => {
  const told: ServerEvent[] = [];
  const parser = eventParser((event) => told.push(event));
  for (let at = 0; at < stream.length; at += size) parser.feed(stream.slice(at, at + size));
  expect(told).toEqual([
    { type: 'record', event: { tabelle: 'ADR', id: 7 } },
    { type: 'record', event: { tabelle: 'ADR', id: 8 } },
    { type: 'missed' },
  ]);
});

test.each(['{', 'null', '7', '{"tabelle":"ADR"}', '{"id":7}'])('%s is no event', (data) => {
  expect(serverEventOf({ event: 'aenderung', data })).toBeUndefined();
});

test('a server that does not answer is asked less and less often, at least twice a minute', () => {
  expect([0, 1, 2, 3].map((failures) => backoffMs(failures, 1))).toEqual([1000, 2000, 4000, 8000]);
  expect(backoffMs(0, 0)).toBe(500);
  expect(backoffMs(20, 1)).toBe(30_000);
});
