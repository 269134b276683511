interface ImportMetaEnv {
  /** Version of the page, from package.json. */
  readonly KONTOR_VERSION: string;
  /** What the build tells the early script. */
  readonly KONTOR_EARLY: import('./early/early').EarlyKnowledge;
}
