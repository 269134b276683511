import type { ReactNode } from 'react';
import type { AnyTab } from '../../define/definition';
import type { JudgePart } from '../../outbox/judge';
import type { DocumentMaker } from './document-maker';
import type { ReadTabViewProps } from './open-record';

/** Component of the application that fills a tab of a record. */
export interface BespokePart {
  Content(props: ReadTabViewProps<AnyTab>): ReactNode;
}

/**
 * Bespoke parts of an application by name; each is loaded when it is opened. The one that is called `judge` judges what
 * waits for a network, before it is written down.
 */
export type BespokeParts = Readonly<
  Record<string, () => Promise<BespokePart | DocumentMaker | JudgePart>>
>;

declare module '../../application/registry' {
  interface Registry {
    /** Loads the bespoke parts; undefined for an application that has none. */
    loadBespoke?: (() => Promise<BespokeParts>) | undefined;
  }
}
