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
