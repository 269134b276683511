interface ImportMetaEnv {
  readonly KONTOR_VERSION: string;
}
