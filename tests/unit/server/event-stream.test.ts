import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import type { Announcement } from '../../../server/events/announcement';
import { EventHub } from '../../../server/events/event-hub';
import { EventStream } from '../../../server/events/event-stream';
import { meets } from '../../../server/events/read-condition';
import type { Caller } from '../../../server/http/access/caller';

const authenticateAll = vi.hoisted(() => vi.fn<() => Promise<Map<string, Caller>>>());
vi.mock('../../../server/http/access/authenticate', () => ({ authenticateAll }));

const caller = (changed: Partial<Caller> = {}): Caller => ({
  id: 5,
  benutzername: 'technik',
  name: 'Tom',
  kuerzel: 'TOM',
  typ: 2,
  istAdmin: false,
  avatar: null,
  technikerId: null,
  needsSecondFactor: false,
  passwortAendern: false,
  isUseNoted: true,
  unused: new Set<string>(),
  sessionId: 1,
  rights: new Set(['ADR_SEHEN', 'AKT_SEHEN']),
  ...changed,
});

/** All that waits in it; how much of that one `read` gives depends on Node. */
function textIn(stream: Readable): string {
  let text = '';
  for (let part: unknown = stream.read(); part !== null; part = stream.read()) {
    text += String(part);
  }
  return text;
}

describe('an event stream', () => {
  test('writes events as the browser reads them', () => {
    const stream = new EventStream(caller(), 'ab');
    stream.tell('aenderung', { id: 5, text: 'zwei\nZeilen' });
    stream.beat();
    expect(textIn(stream)).toBe(
      'event: aenderung\ndata: {"id":5,"text":"zwei\\nZeilen"}\n\n: \n\n',
    );
  });

  test('keeps little for who does not read, and says afterwards that something is missing', () => {
    const stream = new EventStream(caller(), 'ab');
    for (let id = 0; id < 10_000; id++) stream.tell('aenderung', { id });
    expect(stream.readableLength).toBeLessThanOrEqual(64 * 1024);
    const text = textIn(stream);
    expect(text).toContain('{"id":0}');
    expect(text).not.toContain('{"id":9999}');
    expect(text.match(/event: neuladen/g)).toHaveLength(1);
    expect(text.endsWith('event: neuladen\ndata: {}\n\n')).toBe(true);
    stream.tell('aenderung', { id: 10_000 });
    expect(String(stream.read())).toContain('{"id":10000}');
  });

  test('nothing follows its end', () => {
    const stream = new EventStream(caller(), 'ab');
    stream.finish();
    stream.tell('aenderung', { id: 1 });
    stream.finish();
    expect(stream.read()).toBeNull();
  });
});

describe('who may hear of a record', () => {
  const own = { own: 'AKT_SEHEN', foreign: 'AKT_FREMD_SEHEN', owner: 'benutzer' };
  const right = (name: string) => ({ right: name, owners: [] });

  test.each([
    ['with the right', [right('ADR_SEHEN')], {}, true],
    ['without it', [right('ART_SEHEN')], {}, false],
    ['with one of two', [right('ADR_SEHEN'), right('ART_SEHEN')], {}, false],
    ['administrators', [right('ART_SEHEN')], { istAdmin: true }, true],
    ['the owner by id', [{ right: own, owners: [5] }], {}, true],
    ['the owner by name', [{ right: own, owners: ['TOM'] }], {}, true],
    ['the former owner', [{ right: own, owners: [5, 6] }], {}, true],
    ['another one', [{ right: own, owners: [6] }], {}, false],
    [
      'another one with the right to',
      [{ right: own, owners: [6] }],
      { rights: new Set(['AKT_SEHEN', 'AKT_FREMD_SEHEN']) },
      true,
    ],
    [
      'an owner without any right',
      [{ right: own, owners: [5] }],
      { rights: new Set<string>() },
      false,
    ],
    [
      'another one where others see nothing',
      [{ right: { own: 'AKT_SEHEN', owner: 'benutzer' }, owners: [6] }],
      {},
      false,
    ],
  ])('%s', (_, conditions, changed, expected) => {
    expect(meets(caller(changed), conditions)).toBe(expected);
  });
});

test('who loses a right hears of nothing that happens after it, however soon', async () => {
  let hear: ((payload: string) => void) | undefined;
  const database = {
    orm: {},
    listen: ({ heard }: { heard: typeof hear }) => {
      hear = heard;
      return () => undefined;
    },
  };
  const hub = new EventHub(database as never, 1, { warn: () => undefined });
  const stream = hub.open(caller(), Buffer.from('ab', 'hex'));
  for (const rights of [[], ['ADR_SEHEN']]) {
    authenticateAll.mockImplementationOnce(async () => {
      // The database takes longer than what is heard next.
      await setImmediate();
      return new Map([['ab', caller({ rights: new Set(rights) })]]);
    });
  }
  const change = (id: number) => ({
    event: { id, art: 'CHANGE' },
    requires: [{ right: 'ADR_SEHEN', owners: [] }],
  });
  const access: Announcement = { access: true };
  for (const one of [change(1), access, change(2), access, change(3)]) hear?.(JSON.stringify(one));
  let text = '';
  await vi.waitFor(() => expect((text += textIn(stream))).toContain('"id":3'));
  expect([...text.matchAll(/"id":(\d)/g)].map(([, id]) => id)).toEqual(['1', '3']);
  hub.close();
});
