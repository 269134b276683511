import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { changeHistory } from '../../db/tables/base';
import { holds, type Caller } from '../../http/access/caller';
import { rightToSee } from '../../http/access/property-rights';
import { handler, type Handlers } from '../../http/operations/call';
import { totalOf } from '../lists/count-rows';
import { visibleProperty } from '../lists/visible-property';
import type { Resource } from '../model/resource';
import type { Tables } from '../model/tables';
import { knownRecord } from '../records/record-access';
import { ATTACHMENT_FIELDS, LOCK_FIELD, TIMES_FIELD } from './history';

const attachmentFields: readonly string[] = Object.values(ATTACHMENT_FIELDS);

/** Operations that list the changes of a record, newest first; without what the caller may not see of it. */
export function historyOperations(tables: Tables): Handlers {
  return {
    listChanges: handler('listChanges', async (call) => {
      const { caller, query, db, language } = call;
      const { tabelle, tabelleId, feld, limit = 50, offset = 0 } = query;
      const { resource } = await knownRecord(tables, { tabelle, tabelleId }, call);
      if (feld !== undefined && !attachmentFields.includes(feld)) {
        visibleProperty(feld, { resource, caller, language }, 'msg_filter_field_unknown');
      }
      const visible = [...visibleNames(resource, caller), LOCK_FIELD, TIMES_FIELD];
      const where = and(
        eq(changeHistory.tabelle, tabelle),
        eq(changeHistory.tabelleId, tabelleId),
        feld === undefined
          ? or(
              isNull(changeHistory.feld),
              inArray(changeHistory.feld, [...visible, ...attachmentFields]),
            )
          : eq(changeHistory.feld, feld),
      );
      const rows = await db
        .select({
          id: changeHistory.id,
          zeit: changeHistory.zeit,
          benutzer: changeHistory.benutzer,
          benutzerId: changeHistory.benutzerId,
          art: changeHistory.art,
          feld: changeHistory.feld,
          vorher: changeHistory.vorher,
          nachher: changeHistory.nachher,
          bemerkung: changeHistory.bemerkung,
          version: changeHistory.version,
        })
        .from(changeHistory)
        .where(where)
        .orderBy(desc(changeHistory.id))
        .limit(limit + 1)
        .offset(offset);
      const result = rows.slice(0, limit).map((row) => ({
        ...row,
        zeit: row.zeit.toISOString(),
        ...(row.feld === null && {
          vorher: visiblePart(row.vorher, visible),
          nachher: visiblePart(row.nachher, visible),
        }),
      }));
      const total = await totalOf(query.returnTotal, { rows: changeHistory, where }, db);
      return { status: 200, body: { result, ...total, hasMore: rows.length > limit } };
    }),
  };
}

function visibleNames({ properties }: Resource, caller: Caller): string[] {
  return Object.entries(properties)
    .filter(([, property]) => holds(caller, rightToSee(property) ?? 'session'))
    .map(([name]) => name);
}

/** Part of a whole record that the caller may see. */
function visiblePart(record: unknown, visible: readonly string[]): unknown {
  if (typeof record !== 'object' || record === null) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => visible.includes(name)));
}
