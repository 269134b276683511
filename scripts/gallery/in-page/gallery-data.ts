export type Row = Readonly<Record<string, unknown>>;

/** What a gallery's page is shown with. */
export interface GalleryData {
  /** Records by their schema; what names the record above is among them, also where the contract hides it. */
  records: Readonly<Record<string, readonly Row[]>>;
  /** What is no record: answers of paths as the contract writes them, whatever is asked for. */
  answers: Readonly<Record<string, unknown>>;
  /** Files at such paths. */
  contents?: Readonly<Record<string, Content>>;
}

/** Of a file: text, also where its type is none, e.g. a PDF written by hand. */
interface Content {
  type: string;
  name: string;
  text: string;
}

/** The tables of a contract that say what is at a path (`generated/contract.ts`). */
export interface GalleryContract {
  lists: Readonly<Record<string, string>>;
  records: Readonly<Record<string, string>>;
  creates: Readonly<Record<string, string>>;
}
