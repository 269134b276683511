export type Row = Readonly<Record<string, unknown>>;

/** Data that a gallery's page is shown with. */
export interface GalleryData {
  /** Records by their schema; the field that names the record above is among them, even where the contract hides it. */
  records: Readonly<Record<string, readonly Row[]>>;
  /** Answers that are no records, of paths as the contract writes them, whatever is asked for. */
  answers: Readonly<Record<string, unknown>>;
  /** Files at such paths. */
  contents?: Readonly<Record<string, Content>>;
}

/** Content of a file: text, even for a type that is none, e.g. a PDF written by hand. */
interface Content {
  type: string;
  name: string;
  text: string;
}

/** Tables of a contract that tell what is at a path (`generated/contract.ts`). */
export interface GalleryContract {
  lists: Readonly<Record<string, string>>;
  records: Readonly<Record<string, string>>;
  creates: Readonly<Record<string, string>>;
}
