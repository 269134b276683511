interface ImportMetaEnv {
  readonly KONTOR_VERSION: string;
  /** Path of the main service on the page's own host. */
  readonly KONTOR_API: string;
  /** Whether the server keeps what its users have set: columns, widths, appearance. */
  readonly KONTOR_KEEPS_SETTINGS: boolean;
  /** Of lists, for whoever has chosen none. */
  readonly KONTOR_DENSITY: 'compact' | 'normal' | 'comfortable';
  /** Whether the application has a typeface of its own instead of Inter. */
  readonly KONTOR_OWN_TYPE: boolean;
  /** Folder of what pdf.js fetches for some documents only, with a slash at its end. */
  readonly KONTOR_PDF_FILES: string;
  /** Whether people are asked who they are; otherwise the server lets everybody in. */
  readonly KONTOR_ASKS_LOGIN: boolean;
}

/** As much as is used of it; it comes without types. */
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
