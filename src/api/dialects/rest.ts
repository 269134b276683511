import type { WireFacts } from '../../../schemas/contract/wire-facts';
import type { Dialect } from '../dialect';
import { askedQuery } from './rest/asked-query';
import { numberedRows } from './rest/numbered-rows';
import {
  createdId,
  differs,
  holdsRecord,
  isNoted,
  recordOf,
  versionHeader,
  versionMember,
  wholeBody,
} from './rest/record';
import { sequentialRows } from './rest/sequential-rows';
import { wholeRows } from './rest/whole-rows';
import { enveloped, isObject } from './rest/within';
import { problemOf } from './rest/problem';

/**
 * Common REST, as a contract's recognition has found it: page's path of a list → how its calls are made. What a
 * backend has no word for is done by what it has (pages, cursors, PUT, a comparison before a write), or throws.
 */
export function restDialect(wire: Readonly<Record<string, WireFacts>>): Dialect {
  const all = Object.values(wire);
  const ofList = (path: string) => known(wire[path], path);
  const byRecord = new Map(all.map((facts) => [facts.record.path, facts]));
  const byCreate = new Map(all.map((facts) => [facts.create?.path, facts]));
  const operations = new Map<string, string>(
    all.flatMap(({ record, change, remove }) => [
      ...(change ? [[`PATCH ${record.path}`, `${change.method} ${change.path}`] as const] : []),
      ...(remove ? [[`DELETE ${record.path}`, `DELETE ${remove.path}`] as const] : []),
    ]),
  );

  return {
    operation: (operation) => operations.get(operation) ?? operation,

    rows: (at, asked, read) => {
      const facts = ofList(at.list);
      const { paging } = facts.list;
      const key = JSON.stringify([at.list, at.params, at.query]);
      if (paging.style === 'whole') return wholeRows(facts, asked, { key, read });
      const query = askedQuery(facts.list, asked);
      const readPiece = (more: typeof query) => read({ ...query, ...more });
      if (paging.style === 'offset' || paging.style === 'page')
        return numberedRows(facts, paging, asked, readPiece);
      const named = `${key} ${JSON.stringify(query)}`;
      return sequentialRows(facts, paging, asked, { key: named, read: readPiece });
    },

    recordOf: (path, answer) => {
      const facts = byRecord.get(path);
      if (facts) return recordOf(facts.record, answer);
      // What an action or a report answers has no envelope that anybody knows of.
      if (isObject(answer.data)) return answer.data;
      throw new Error('the answer is no record');
    },

    idOf: (path, answer) => createdId(byCreate.get(path) ?? wire[path], answer),

    headersOf: () => ({}),

    created: (path, input) => {
      const { create } = known(byCreate.get(path), path);
      return input instanceof FormData ? input : enveloped(input, create?.at ?? []);
    },

    change: async (path, base, changes, { read, send, stale }) => {
      const { record, change } = known(byRecord.get(path), path);
      if (!change) throw new Error(`nothing changes ${path}`);
      // As it is now: to compare with what was read, and because a row of a list may not be the whole of it.
      const now = isNoted(base) ? base : recordOf(record, await read());
      if (!isNoted(base) && differs(base, now)) throw stale();
      const body =
        change.method === 'PUT'
          ? wholeBody(record, change, now, changes)
          : enveloped({ ...changes, ...versionMember(record, now) }, change.at);
      const answer = await send(body, {
        ...versionHeader(record, now),
        ...(change.mediaType !== 'application/json' && { 'Content-Type': change.mediaType }),
      });
      // Many answer nothing, or only that it went well.
      return recordOf(record, holdsRecord(record, answer) ? answer : await read());
    },

    remove: async (path, base, { read, send, stale }) => {
      const { record } = known(byRecord.get(path), path);
      if (base && !isNoted(base) && differs(base, recordOf(record, await read()))) throw stale();
      await send(undefined, base ? versionHeader(record, base) : {});
    },

    problemOf,
  };
}

function known(facts: WireFacts | undefined, path: string): WireFacts {
  if (!facts) throw new Error(`the contract has no list or record at ${path}`);
  return facts;
}
