import type { DemoAddress } from '../../addresses/demo/address';
import type { DemoProduct } from '../../products/demo/make-products';

/** Line of a document that has no number yet. */
export interface DraftLine {
  product: DemoProduct;
  menge: number;
  einzelpreis: number;
  rabatt1: number | null;
  /** Line that it was taken over from. */
  from: DraftLine | undefined;
  /** Quantity that went into booked successors. */
  taken: number;
}

/** Document of the demo company before it gets its number; related documents point to each other. */
export interface Draft {
  belegart: '0100' | '0200' | '0300' | '0400' | '0490' | '0500';
  /** Days since the first day of the demo. */
  day: number;
  belegstatus: string;
  address: DemoAddress;
  /** Author: `kuerzel`. */
  benutzer: string;
  lines: DraftLine[];
  from: Draft[];
  frachtkosten: number | null;
  liefertermin: number | null;
  storage: number;
  /** Day on which it was cancelled or dissolved. */
  endedOn?: number;
}

export const isDraft = ({ belegstatus }: Draft): boolean => ['1', '2'].includes(belegstatus);
