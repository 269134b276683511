declare module 'virtual:text-files' {
  /**
   * URLs by language; `first`: what the shell and any list says, `more`: what comes with everything else, `help`: asked
   * for; `lists`: what each list says besides, with the schema where `*` stands.
   */
  export const textFiles: Readonly<
    Record<'de' | 'en' | 'fr', { first: string; more: string; help: string; lists: string }>
  >;
}
declare module 'virtual:theme' {
  import type { MantineColorsTuple } from '@mantine/core';

  /** Of the application's colour, the lightest first. */
  export const shades: MantineColorsTuple;
}
