// Named apart: inside the augmentation `Contract` would mean the one of `define.ts` itself.
import type { Contract as KontorContract } from '../../schemas/generated/contract';
import type { lookups } from '../../schemas/lookups';
import type { screens } from '../../screens/index';
// Definitions are checked against what these add to them.
import '../engine/action-types';
import '../engine/tab-types';

declare module '../../schemas/define' {
  interface Register {
    contract: KontorContract;
    lookups: typeof lookups;
    screens: typeof screens;
  }
}
