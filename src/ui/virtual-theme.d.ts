declare module 'virtual:theme' {
  import type { MantineColorsTuple } from '@mantine/core';

  /** Of the application's colour, the lightest first. */
  export const shades: MantineColorsTuple;
}
