interface ImportMetaEnv {
  readonly KONTOR_VERSION: string;
  /** Path of the main service on the page's own host. */
  readonly KONTOR_API: string;
  /** True if the server keeps its users' settings: columns, widths, appearance. */
  readonly KONTOR_KEEPS_SETTINGS: boolean;
  /** Density of lists for users who have chosen none. */
  readonly KONTOR_DENSITY: 'compact' | 'normal' | 'comfortable';
  /** True if the application has a typeface of its own instead of Inter. */
  readonly KONTOR_OWN_TYPE: boolean;
  /** Folder of the files that pdf.js fetches for some documents only, with a trailing slash. */
  readonly KONTOR_PDF_FILES: string;
  /** True if people must log in; otherwise the server lets everybody in. */
  readonly KONTOR_ASKS_LOGIN: boolean;
}

/** Types of the part that is used; the package comes without any. */
declare module 'saxen' {
  type Decode = (text: string) => string;

  export class Parser {
    on(
      event: 'openTag',
      heard: (name: string, attributesOf: () => Record<string, string>, decode: Decode) => void,
    ): this;
    on(event: 'closeTag', heard: (name: string) => void): this;
    on(event: 'text', heard: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', heard: (text: string) => void): this;
    on(event: 'error', heard: (error: Error) => void): this;
    parse(xml: string): this;
  }
}
