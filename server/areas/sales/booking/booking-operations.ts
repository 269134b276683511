import { canBookAndConvert } from '../../../../schemas/rules/document-states';
import { handler, type Answer, type Handlers } from '../../../http/operations/call';
import { problem } from '../../../http/errors/problem';
import { answerRecord } from '../../../resources/changes/act-on-record';
import { requireRow } from '../../../resources/records/row-rights';
import type { Tables } from '../../../resources/model/tables';
import { entityTag } from '../../../resources/records/version';
import type { DocumentRow } from '../document-row';
import { requireReadable } from '../drafts/line-numbers';
import {
  linesOf,
  lockDocuments,
  lockedDocument,
  readDocuments,
  requireNotEdited,
  type Acting,
} from './acting';
import { bookDocument } from './book-document';
import { chosenLines } from './chosen-lines';
import { commonHead, plannedGroups, requireDecided } from './collective';
import {
  convertDocuments,
  numberConversions,
  requireConvertible,
  type Conversion,
} from './convert-documents';
import { cancelDocument, dissolveDocument } from './end-document';
import { describedPlan } from './plan-conversion';
import type { Receivables } from './receivables';

/**
 * Operations that change the state of a document: book, convert, dissolve, cancel (3-decisions §3.6). `receivables`
 * hears of invoices.
 */
export function bookingOperations(tables: Tables, receivables: Receivables): Handlers {
  return {
    bookDocument: handler('bookDocument', async (call) => {
      const acting = { call, tables, receivables };
      return answered(
        await bookDocument(await lockedDocument(call.params.id, acting), acting),
        acting,
      );
    }),
    convertDocument: handler('convertDocument', async (call) => {
      const acting = { call, tables, receivables };
      const { targetType } = call.params;
      const { positionen, buchen = false } = call.body;
      let source = await lockedDocument(call.params.id, acting);
      if (buchen && canBookAndConvert(source, targetType)) {
        // Booking is up to the author, or needs the right to others' documents.
        const resource = tables.resourceOf('BEK');
        await requireRow(resource, source, resource.rights.change, call);
        source = await bookDocument(source, acting);
      }
      await requireConvertible(source, targetType, acting);
      const chosen = chosenLines(positionen, await linesOf([source.id], call.db));
      const made = await convertDocuments([source], targetType, acting, { chosen });
      const [document] = await numberConversions([made], acting);
      return created(document as DocumentRow);
    }),
    convertDocuments: handler('convertDocuments', async (call) => {
      const acting = { call, tables, receivables };
      const { ids, targetType } = call.body;
      await requireReadable(ids, call.db);
      const sources = await lockDocuments(ids, call.db);
      if (sources.length < ids.length) throw problem(404, 'msg_record_not_found');
      for (const source of sources) await requireNotEdited(source, acting);
      const plan = plannedGroups(sources, call.body);
      await requireDecided(plan, call.body, acting);
      const conversions: Conversion[] = [];
      for (const group of plan.groups) {
        const head = commonHead(group);
        conversions.push(await convertDocuments(group.heads, targetType, acting, { head }));
      }
      const made = await numberConversions(conversions, acting);
      return {
        ...created(made[0] as DocumentRow),
        body: { result: { ids: made.map(({ id }) => id) } },
      };
    }),
    planConversion: handler(
      'planConversion',
      async (call) => {
        const acting = { call, tables, receivables };
        const { ids, targetType } = call.body;
        const documents = await readDocuments(ids, call.db);
        if (documents.length < ids.length) throw problem(404, 'msg_record_not_found');
        for (const document of documents) await requireConvertible(document, targetType, acting);
        const plan = await describedPlan(plannedGroups(documents, call.body), call);
        return { status: 200, body: { result: plan } };
      },
      { readOnly: true },
    ),
    dissolveDocument: handler('dissolveDocument', async (call) => {
      const acting = { call, tables, receivables };
      const document = await lockedDocument(call.params.id, acting);
      return answered(await dissolveDocument(document, call.body.grund, acting), acting);
    }),
    cancelDocument: handler('cancelDocument', async (call) => {
      const acting = { call, tables, receivables };
      const document = await lockedDocument(call.params.id, acting);
      return answered(await cancelDocument(document, call.body.grund, acting), acting);
    }),
  };
}

function answered({ id }: DocumentRow, { call, tables }: Acting): Promise<Answer<never>> {
  return answerRecord(tables.resourceOf('BEK'), id, call);
}

function created({ id, version }: DocumentRow): Answer<never> {
  const location = `/vario-api/verkauf/belege/${id}`;
  return { status: 201, headers: { location, etag: entityTag(version) } };
}
