import { lateModule } from '../../../../ui/late-module';
import type * as parts from './group-parts';

export type GroupParts = typeof parts;

/** Comes with the first grouped list, and at rest. */
export const groupParts = lateModule<GroupParts>(() => import('./group-parts'));
