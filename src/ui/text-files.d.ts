declare module 'virtual:text-files' {
  /**
   * URLs by language; `first`: texts of the shell and any list, `more`: those that come with everything else, `help`:
   * on demand; `lists`: further texts of each list, with the schema where `*` stands.
   */
  export const textFiles: Readonly<
    Record<'de' | 'en' | 'fr', { first: string; more: string; help: string; lists: string }>
  >;
}
declare module 'virtual:theme' {
  import type { MantineColorsTuple } from '@mantine/core';

  /** Shades of the application's colour, the lightest first. */
  export const shades: MantineColorsTuple;
}
