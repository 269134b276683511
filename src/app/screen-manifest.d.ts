declare module 'virtual:screen-manifest' {
  import type { ComponentType } from 'react';
  import type { ScreenEntry } from '../engine/registry';

  export const manifest: readonly (ScreenEntry & {
    Icon: ComponentType<{ size?: number; stroke?: number }>;
  })[];
}
