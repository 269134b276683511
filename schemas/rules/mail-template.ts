import type { components } from '../generated/api';

export type MailTemplateKind = components['schemas']['MailTemplate']['art'];

const always = ['anrede', 'kunde', 'firma', 'bearbeiter'] as const;
const ofDocument = [...always, 'belegnummer', 'belegdatum', 'bestellnummer'] as const;
const ofOwed = [...ofDocument, 'betrag'] as const;

/** Placeholders that a template of each kind may name: `{belegnummer}`. */
const placeholders: Readonly<Record<MailTemplateKind, readonly string[]>> = {
  ANGEBOT: [...ofOwed],
  AUFTRAG: [...ofOwed],
  LIEFERSCHEIN: [...ofDocument],
  RECHNUNG: [...ofOwed, 'faellig'],
  GUTSCHRIFT: [...ofOwed],
  SERVICEBERICHT: [...always, 'auftragsnummer', 'titel', 'datum'],
};

const named = /\{([^{}\s]{1,40})\}/g;

/** Finds what is wrong with a template's text: a key under `messages.`; undefined when nothing is. */
export function placeholderProblem(text: string, art: MailTemplateKind): string | undefined {
  const known = placeholders[art];
  const unknown = [...text.matchAll(named)].some(([, name = '']) => !known.includes(name));
  return unknown ? 'msg_mail_placeholder' : undefined;
}

/**
 * Writes values in the place of placeholders. One without a value leaves nothing, and no line that it stood in alone.
 */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  const lines = text.split('\n').flatMap((line) => {
    const filled = line.replace(named, (all, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? '') : all,
    );
    return line.trim() !== '' && filled.trim() === '' ? [] : [filled];
  });
  return lines.join('\n');
}

/** Joins the text of a message and the signature of whoever sends it. */
export function withSignature(text: string, signature: string | null): string {
  return signature ? `${text.trimEnd()}\n\n${signature.trim()}` : text;
}
