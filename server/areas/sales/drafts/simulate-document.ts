import type { components } from '../../../../schemas/generated/api';
import { isDraft as isWritable } from '../document-row';
import type { Finding } from '../../../../schemas/rules/document-check';
import { formatNumber } from '../../../../schemas/rules/format-number';
import { handler, type Handlers } from '../../../http/operations/call';
import { messageText } from '../../../http/texts/message-text';
import { problem } from '../../../http/errors/problem';
import { readDocument } from '../document-row';
import { findingsOf } from './checked-document';
import { messageOf } from './require-bookable';
import { shortagesOf } from './shortages';

type Check = components['schemas']['DocumentCheck'];

/** Simulates booking a draft; nothing is stored. */
export const simulateDocument: Handlers = {
  simulateDocument: handler(
    'simulateDocument',
    async ({ db, params, language }) => {
      const document = await readDocument(params.id, db);
      if (!isWritable(document)) throw problem(409, 'msg_document_not_editable');
      const { findings, totals, company } = await findingsOf(document, { db, language });
      const bestand = await shortagesOf(document, db);
      // An order reserves more than there is, whatever the company allows.
      const isTaken = !document.belegart.startsWith('02');
      const schwere = isTaken && !company.allowsNegativeStock ? 'FEHLER' : 'WARNUNG';
      const shortages = bestand.map(({ positionId, artikelnummer, verfuegbar }): Finding => ({
        schwere,
        code: 'msg_stock_insufficient',
        parameters: [artikelnummer, formatNumber(verfuegbar, language)],
        feld: 'menge',
        tabelle: null,
        tabelleId: null,
        positionId,
      }));
      const pruefung = [...findings, ...shortages].map((finding): Check['pruefung'][number] => ({
        schwere: finding.schwere,
        code: finding.code,
        text: messageText(language, messageOf(finding)),
        feld: finding.feld,
        tabelle: finding.tabelle,
        tabelleId: finding.tabelleId,
        positionId: finding.positionId,
      }));
      const summen = { ...totals, waehrung: document.waehrung };
      return { status: 200, body: { result: { summen, pruefung, bestand } } };
    },
    { readOnly: true },
  ),
};
