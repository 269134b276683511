import { randomUUID } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import { readAddresses } from '../../../../schemas/rules/mail-addresses';

/** Largest sum of attachments in bytes: what most mail servers take, once they are a third larger by Base64. */
export const MOST_BYTES = 15_000_000;

/** Message as its row has it. */
export interface Mail {
  kennung: string;
  absenderName: string;
  absenderAdresse: string;
  antwortAn: string | null;
  an: string;
  kopie: string | null;
  blindkopie: string | null;
  betreff: string;
  text: string;
  datum: Date;
}

export interface MailFile {
  name: string;
  typ: string;
  inhalt: Buffer;
}

/** Message as it goes out: its envelope, and its bytes by RFC 5322, in which nobody of the blind copy stands. */
export interface ComposedMail {
  from: string;
  to: readonly string[];
  bytes: Buffer;
}

/** Makes the `Message-ID` of a new message, at the sender's domain; every attempt has the same. */
export function messageId(sender: string): string {
  const domain = sender.slice(sender.lastIndexOf('@') + 1);
  return `<${randomUUID()}@${URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : 'localhost'}>`;
}

/** Composes a message. No text becomes a header of its own, whatever line breaks it has; nothing is read from paths. */
export async function composeMessage(
  mail: Mail,
  files: readonly MailFile[],
): Promise<ComposedMail> {
  const composer = new MailComposer({
    from: { name: oneLine(mail.absenderName), address: mail.absenderAdresse },
    to: readAddresses(mail.an),
    cc: readAddresses(mail.kopie),
    bcc: readAddresses(mail.blindkopie),
    ...(mail.antwortAn !== null && { replyTo: mail.antwortAn }),
    subject: oneLine(mail.betreff),
    text: mail.text,
    messageId: mail.kennung,
    date: mail.datum,
    attachments: files.map(({ name, typ, inhalt }) => ({
      filename: oneLine(name),
      contentType: typ,
      content: inhalt,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const node = composer.compile();
  const { from, to } = node.getEnvelope();
  if (!from) throw new Error(`«${mail.absenderAdresse}» ist keine Absenderadresse.`);
  return { from, to, bytes: await node.build() };
}

function oneLine(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are what is replaced
  return text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();
}
