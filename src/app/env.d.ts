interface ImportMetaEnv {
  readonly KONTOR_VERSION: string;
  /** Path of the main service on the page's own host. */
  readonly KONTOR_API: string;
}
