import { eq } from 'drizzle-orm';
import {
  fillTemplate,
  withSignature,
  type MailTemplateKind,
} from '../../../../schemas/rules/mail-template';
import { mailTemplates } from '../../../db/generated/mail';
import { handler, type Handlers } from '../../../http/operations/call';
import { problem } from '../../../http/errors/problem';
import { readLetterCompany } from '../../../print/letter-company';
import { signatureIn } from '../messages/sender';

const samples: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { anrede: 'Sehr geehrte Frau Beispiel', betrag: '1.190,00 EUR', titel: 'Wartung' },
  en: { anrede: 'Dear Ms Sample', betrag: '1,190.00 EUR', titel: 'Maintenance' },
  fr: { anrede: 'Madame Exemple', betrag: '1 190,00 EUR', titel: 'Maintenance' },
};

const numbers: Readonly<Record<MailTemplateKind, string>> = {
  ANGEBOT: 'AN26-00017',
  AUFTRAG: 'AB26-00017',
  LIEFERSCHEIN: 'LS26-00017',
  RECHNUNG: 'RE26-00017',
  GUTSCHRIFT: 'GU26-00017',
  SERVICEBERICHT: '',
};

/** Operations on templates: how one would read. */
export const templateOperations: Handlers = {
  previewMailTemplate: handler('previewMailTemplate', async ({ db, params, query, caller }) => {
    const [template] = await db.select().from(mailTemplates).where(eq(mailTemplates.id, params.id));
    if (!template) throw problem(404, 'msg_record_not_found');
    const { sprache, art, betreff, text } = template;
    const { values: company } = await readLetterCompany(db);
    const values = {
      ...samples[sprache],
      kunde: 'Muster GmbH',
      firma: company.NAME ?? '',
      bearbeiter: caller.name,
      belegnummer: numbers[art as MailTemplateKind],
      belegdatum: '15.03.2026',
      bestellnummer: '4711',
      faellig: '14.04.2026',
      auftragsnummer: '20017',
      datum: '15.03.2026',
    };
    const signature = query.signatur ? await signatureIn(sprache, caller.id, db) : null;
    return {
      status: 200,
      body: {
        result: {
          betreff: fillTemplate(betreff, values),
          text: withSignature(fillTemplate(text, values), signature),
        },
      },
    };
  }),
};
