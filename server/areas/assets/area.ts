import type { Area } from '../../resources/model/area';
import { assetOperations } from './asset-operations';
import { assetLabels } from './label-parameters';

/** Devices and what they are called here. */
export const assets: Area = {
  operations: () => [assetOperations],
  shipped: [assetLabels.shipped],
};
