import { conversions, isInvoice } from './document-types';

/** Properties that decide which actions on a sales document are possible. */
export interface StatedDocument {
  belegart: string;
  belegstatus: string;
}

/** Rule of an action: the statuses and types it is allowed in, and the status it leads to. */
interface Rule {
  from: readonly string[];
  /** Types (`belegtyp`); all of them unless named. */
  types?: readonly string[];
  /** New status; unchanged unless named. */
  to?: string;
}

const every = ['1', '2', '3', '4', '5', '6', '8', '9'];
const drafts = ['1', '2'];

/** The table «status × action» of sales documents (3-decisions §3.6). */
export const documentActions = {
  change: { from: drafts, to: '1' },
  preview: { from: every },
  print: { from: every },
  simulate: { from: drafts },
  book: { from: drafts, to: '3' },
  convert: { from: ['3', '4'], types: Object.keys(conversions), to: '8' },
  dissolve: { from: ['3', '4'], types: ['01', '02'], to: '6' },
  cancel: { from: ['3'], to: '6' },
  remove: { from: drafts },
  copy: { from: every },
  sign: { from: ['1', '2', '3'] },
  note: { from: every },
} as const satisfies Readonly<Record<string, Rule>>;

export type DocumentAction = keyof typeof documentActions;

/** Tells whether an action is possible, as far as the document itself decides. */
export function allows(action: DocumentAction, document: StatedDocument): boolean {
  const { from, types }: Rule = documentActions[action];
  if (!from.includes(document.belegstatus)) return false;
  // A counter document ends its chain: a new invoice corrects it.
  if (action === 'cancel' && document.belegart === COUNTER_DOCUMENT) return false;
  return types === undefined || types.includes(typeOf(document));
}

/** The status after an allowed action. */
export function statusAfter(action: DocumentAction, document: StatedDocument): string {
  // Only a saved document becomes a printed one; of others a copy is printed.
  if (action === 'print') return document.belegstatus === '1' ? '2' : document.belegstatus;
  const { to }: Rule = documentActions[action];
  return to ?? document.belegstatus;
}

/** Type (`belegart`) of the documents that reverse an invoice. */
export const COUNTER_DOCUMENT = '0490';

/** Tells whether head and lines may be changed. */
export const isEditable = (document: StatedDocument): boolean => allows('change', document);

export const canBook = (document: StatedDocument): boolean => allows('book', document);

/** Tells whether it can become a document of a type (`belegtyp`), or of any type if none is named. */
export function canConvert(document: StatedDocument, target?: string): boolean {
  return allows('convert', document) && isSuccessor(document, target);
}

/** Tells whether it could be converted once booked: «book and convert». */
export function canBookAndConvert(document: StatedDocument, target?: string): boolean {
  return canBook(document) && isSuccessor(document, target);
}

export const canDissolve = (document: StatedDocument): boolean => allows('dissolve', document);

export const canCancel = (document: StatedDocument): boolean => allows('cancel', document);

/** Tells whether it is a booked invoice, which has an open item. */
export const isOwed = (document: StatedDocument): boolean =>
  isInvoice(document.belegart) && !isEditable(document);

/** Tells whether it may be sent by e-mail: booked, so that it stays as it is sent. */
export const isMailed = (document: StatedDocument): boolean =>
  !isEditable(document) && document.belegart < '1000';

/** Tells whether it announces a possible sale that no deal follows up yet. */
export function lacksDeal(document: StatedDocument & { dealId: number | null }): boolean {
  return ['01', '02'].includes(typeOf(document)) && document.dealId === null;
}

/** Tells whether documents of this type become documents of that type (specification 1 §4). */
export function isSuccessor(document: StatedDocument, target?: string): boolean {
  const targets = conversions[typeOf(document)] ?? [];
  return target === undefined ? targets.length > 0 : targets.includes(target);
}

/** State of the lines that were taken over from a document. */
export interface Takeover {
  /** True if a successor is not booked yet. */
  hasDraft: boolean;
  /** True if a successor is booked and not cancelled. */
  hasBooked: boolean;
  /** True if one of these took over other documents as well. */
  isMerged: boolean;
  /** True if a line that counts has a quantity left. */
  isOpen: boolean;
}

/** Status that successors give to a booked document; dissolved and cancelled ones keep theirs. */
export function statusByTakeover({ hasDraft, hasBooked, isMerged, isOpen }: Takeover): string {
  if (hasDraft) return '8';
  if (!hasBooked) return '3';
  if (isOpen) return '4';
  return isMerged ? '9' : '5';
}

/** Statuses that a booked document can change to; the database refuses others (migration 0075). */
export const bookedChanges: Readonly<Record<string, readonly string[]>> = {
  '3': ['6', '8'],
  '4': ['3', '6', '8'],
  '5': ['3', '4'],
  '6': [],
  '8': ['3', '4', '5', '9'],
  '9': ['3', '4'],
};

function typeOf({ belegart }: StatedDocument): string {
  return belegart.slice(0, 2);
}
