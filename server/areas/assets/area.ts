import { shippedParameters } from '../../accounts/shipped-parameters';
import type { Area } from '../../resources/area';
import { labelParameters } from './label-parameters';
import { assetOperations } from './asset-operations';

/** Devices and what they are called here. */
export const assets: Area = {
  operations: () => [assetOperations],
  shipped: [shippedParameters(labelParameters.map((name) => ({ name, typ: 'TEXT', wert: null })))],
};
