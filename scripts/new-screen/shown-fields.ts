import type { JsonSchema } from '../../schemas/contract/document';
import { wordsOf } from '../../compiler/recognition/resources/names';

/** Length in letters from which a text is prose. */
const PROSE = 255;

/** Formats by what a value is about. */
export const amounts = ['money', 'percent', 'quantity', 'weight', 'decimal', 'currency'];
export const days = [
  'date',
  'date-time',
  'local-date-time',
  'time',
  'local-time',
  'local-end-time',
];
export const ways = ['email', 'phone', 'web-address', 'uri', 'url'];

/**
 * Returns the fields that somebody may want to see: keys, versions and remarks are the engine's, unless they are typed.
 */
export function shownFields({ properties = {} }: JsonSchema): string[] {
  return Object.keys(properties).filter(
    (name) =>
      !['id', 'version', 'ProtokollBemerkung'].includes(name) ||
      properties[name]?.['x-create-only'] === true,
  );
}

/** Tells whether a text is several sentences. */
export function isProse({ type, maxLength, format, contentMediaType }: JsonSchema): boolean {
  if (contentMediaType === 'text/markdown' || format === 'markdown' || format === 'html')
    return true;
  return format === undefined && Number(maxLength ?? 0) > PROSE && [type].flat().includes('string');
}

const prose = [
  ...[
    'description',
    'comment',
    'comments',
    'note',
    'notes',
    'remark',
    'remarks',
    'body',
    'content',
  ],
  ...['text', 'message', 'summary', 'about', 'bio', 'bemerkung', 'beschreibung'],
];

/** Tells whether a name is one that people give to prose, where a contract gives no length. */
export function readsLikeProse(name: string, property: JsonSchema): boolean {
  const { type, format, maxLength, enum: values } = property;
  if (format !== undefined || maxLength !== undefined || values) return false;
  return [type].flat().includes('string') && prose.includes(wordsOf(name).at(-1) ?? '');
}

const technical = [
  'url',
  'uri',
  'href',
  'link',
  'links',
  'sha',
  'hash',
  'etag',
  'guid',
  'checksum',
];

/** Tells whether programs read it: addresses of calls, keys of other systems, checksums. */
export function isTechnical(name: string, { format }: JsonSchema): boolean {
  if (format === 'uuid' || format === 'byte' || format === 'binary') return true;
  const words = wordsOf(name);
  return technical.includes(words.at(-1) ?? '') || words.join(' ') === 'node id';
}
