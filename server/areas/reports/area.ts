import { shippedParameters } from '../../data/shipped-parameters';
import type { Area } from '../../resources/model/area';
import { dealOutlook } from './deal-outlook';
import { reportOperations } from './report-operations';

/** Area of sums over the data of other areas. */
export const reports: Area = {
  operations: () => [reportOperations, dealOutlook],
  shipped: [shippedParameters([{ name: 'PFA.WIRTSCHAFTSJAHRBEGINN', typ: 'MONAT', wert: '1' }])],
};
