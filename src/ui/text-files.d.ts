declare module 'virtual:text-files' {
  /** URLs by language; `first`: what shell and lists say, `more`: what comes with everything else, `help`: asked for. */
  export const textFiles: Readonly<
    Record<'de' | 'en' | 'fr', { first: string; more: string; help: string }>
  >;
}
