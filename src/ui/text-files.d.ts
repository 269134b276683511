declare module 'virtual:text-files' {
  /** URLs of the texts of each language: what shell and lists say, and what comes with everything else. */
  export const textFiles: Readonly<Record<'de' | 'en' | 'fr', { first: string; more: string }>>;
}
