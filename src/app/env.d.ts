interface ImportMetaEnv {
  /** Version of the page, from package.json. */
  readonly KONTOR_VERSION: string;
}
