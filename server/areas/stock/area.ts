import { shippedCounters, shippedParameters } from '../../data/shipped-parameters';
import type { Area } from '../../resources/model/area';
import { regionChanges } from './region-changes';
import { stockOperations } from './stock-operations';
import { transferPaper } from './transfer-paper';
import { transferChanges, transferOperations } from './transfers';

/** Area of warehouses, their locations and their stock. */
export const stock: Area = {
  resources: { StockTransfer: transferChanges, StorageRegion: regionChanges },
  operations: ({ tables }) => [stockOperations(tables), transferOperations(tables), transferPaper],
  shipped: [
    shippedParameters([{ name: 'LAGER.NEGATIVBESTAND', typ: 'JANEIN', wert: 'J' }]),
    shippedCounters([{ name: 'umlagerung', value: 50_000 }]),
  ],
};
