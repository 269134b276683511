import { and, eq } from 'drizzle-orm';
import type { components } from '../../../../schemas/generated/api';
import { fillTemplate, withSignature } from '../../../../schemas/rules/mail-template';
import { hasDemoAccounts } from '../../../accounts/demo/accounts';
import type { Executor } from '../../../db/database';
import { mailTemplates } from '../../../db/generated/mail';
import type { Scope } from '../../../http/access/scope';
import { messageText } from '../../../http/texts/message-text';
import { readLetterCompany } from '../../../print/letter-company';
import { readAccount } from '../account/mail-account';
import type { MailSubject } from '../sources/mail-subject';
import { proposedRecipients } from './recipients';
import { senderOf, signatureIn } from './sender';

type Finding = components['schemas']['MailFinding'];

/** Message as it is proposed. */
export interface Draft {
  an: string;
  kopie: null;
  blindkopie: null;
  betreff: string;
  text: string;
}

const salutations: Readonly<Record<string, string>> = {
  de: 'Sehr geehrte Damen und Herren',
  en: 'Dear Sir or Madam',
  fr: 'Madame, Monsieur',
};

/** Makes the message about a record: recipients by role, the template in the customer's language, the signature. */
export async function draftOf(subject: MailSubject, { caller, db }: Scope): Promise<Draft> {
  const { sprache, kunde, werte, art } = subject;
  const { an, briefanrede } = await proposedRecipients(subject, caller, db);
  const { values: company } = await readLetterCompany(db);
  const values = {
    ...werte,
    anrede: (briefanrede?.trim() || salutations[sprache]) ?? '',
    kunde,
    firma: company.NAME ?? '',
    bearbeiter: caller.name,
  };
  const template = await templateOf(art, sprache, db);
  const text = fillTemplate(template.text, {
    ...values,
    anrede: values.anrede.replace(/,$/, ''),
  });
  return {
    an: an.join(', '),
    kopie: null,
    blindkopie: null,
    betreff: fillTemplate(template.betreff, values).slice(0, 200),
    text: withSignature(text, await signatureIn(sprache, caller.id, db)),
  };
}

async function templateOf(art: string, sprache: string, db: Executor) {
  const [found] = await db
    .select({ betreff: mailTemplates.betreff, text: mailTemplates.text })
    .from(mailTemplates)
    .where(and(eq(mailTemplates.art, art), eq(mailTemplates.sprache, sprache)));
  if (!found) throw new Error(`There is no template for ${art} in ${sprache}`);
  return found;
}

/** Finds what keeps a message from going out, or is worth knowing before it does. */
export async function findingsOf(
  { an }: Pick<Draft, 'an'>,
  { warnings }: Pick<MailSubject, 'warnings'>,
  { db, language, caller }: Scope,
): Promise<Finding[]> {
  const account = await readAccount(db);
  const finding = (
    schwere: Finding['schwere'],
    code: string,
    parameters: readonly string[] = [],
  ) => ({
    schwere,
    code,
    text: messageText(language, { code, parameters: [...parameters] }),
    feld: null,
    ...(parameters.length > 0 && { parameter: [...parameters] }),
  });
  const hasSender = (await senderOf(account, caller.id, db)) !== undefined;
  return [
    ...(account.aktiv && account.host && hasSender ? [] : [finding('FEHLER', 'msg_mail_off')]),
    ...((await isHeldBack(account, db)) ? [finding('WARNUNG', 'msg_mail_demo')] : []),
    ...warnings.map(({ code, parameters }) => finding('WARNUNG', code, parameters)),
    ...(an === '' ? [finding('HINWEIS', 'msg_mail_no_recipient')] : []),
  ];
}

/** Tells whether messages are held back: the company is the demo company, and nobody has said that it may write. */
export async function isHeldBack(
  { ausDemodaten }: { ausDemodaten: boolean },
  db: Executor,
): Promise<boolean> {
  return !ausDemodaten && (await hasDemoAccounts(db));
}
