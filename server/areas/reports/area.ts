import { shippedParameters } from '../../data/shipped-parameters';
import type { Area } from '../../resources/model/area';
import { dealOutlook } from './deal-outlook';
import { reportOperations } from './report-operations';

/** Sums over what the other areas keep. */
export const reports: Area = {
  operations: () => [reportOperations, dealOutlook],
  shipped: [shippedParameters([{ name: 'PFA.WIRTSCHAFTSJAHRBEGINN', typ: 'MONAT', wert: '1' }])],
};
