import type { JsonSchema } from '../../schemas/contract/document';
import { inWords } from '../../src/engine/fields/in-words';

const MOST_WORDS = 4;
const MOST_LETTERS = 32;

/**
 * Labels a field: by its contract's title, else by a description that is short enough to be a label, else by the words
 * of its name.
 */
export function contractLabel(name: string, { title, description }: JsonSchema): string {
  return asLabel(title) ?? asLabel(description) ?? withAbbreviations(inWords(name));
}

const abbreviations =
  /\b(id|url|uri|html|sha|api|ip|css|pdf|vat|iban|bic|ssh|gpg|utc|json|xml|sku|ean|gtin|crm|erp)\b/gi;

function withAbbreviations(words: string): string {
  return words.replaceAll(abbreviations, (one) => one.toUpperCase());
}

/** Returns a text that is a label: few words, no sentence, no technical name. */
function asLabel(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const plain = text.trim().replace(/[.:]$/, '');
  const words = plain.split(/\s+/);
  const isSentence =
    /[.;:!?`<>{}[\]()"\n]/.test(plain) ||
    /^(the|an?|whether|if|is|has|can|this|to|for|returns?|indicates?)\b/i.test(plain);
  const isName = words.length === 1 && /[_.]|[a-z][A-Z]/.test(plain);
  const isShort = plain !== '' && plain.length <= MOST_LETTERS && words.length <= MOST_WORDS;
  return isShort && !isSentence && !isName ? plain : undefined;
}
