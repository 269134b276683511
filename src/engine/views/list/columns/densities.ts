import { rowHeights, type Density } from './column-layout';

/** Densities from the closest rows to the widest apart. */
export const densities = Object.keys(rowHeights) as Density[];
