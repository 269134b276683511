import type { Area } from '../../resources/model/area';
import { assetOperations } from './asset-operations';
import { assetLabels } from './label-parameters';

/** Area of devices, with the names of their free fields. */
export const assets: Area = {
  operations: () => [assetOperations],
  shipped: [assetLabels.shipped],
};
