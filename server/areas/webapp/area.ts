import { shippedParameters } from '../../data/shipped-parameters';
import type { Area } from '../../resources/model/area';
import { basicDataOperations } from './basic-data';
import { systemInfoOperations } from './system-info';

/** Area of the page's own calls, from all areas at once. */
export const webapp: Area = {
  operations: ({ version }) => [basicDataOperations, systemInfoOperations(version)],
  shipped: [
    shippedParameters([
      { name: 'SYSTEM.LINK_DISCLAIMER', typ: 'ADRESSE', wert: null },
      { name: 'SYSTEM.LINK_IMPRINT', typ: 'ADRESSE', wert: null },
      { name: 'SYSTEM.LINK_NEWS', typ: 'ADRESSE', wert: null },
      { name: 'SYSTEM.LINK_PRIVACY', typ: 'ADRESSE', wert: null },
      { name: 'SYSTEM.LINK_TERMS', typ: 'ADRESSE', wert: null },
      { name: 'SYSTEM.LIZENZNAME', typ: 'TEXT', wert: null },
    ]),
  ],
};
