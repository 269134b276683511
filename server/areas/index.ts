import type { Area } from '../resources/model/area';
import { addresses } from './addresses/area';
import { assets } from './assets/area';
import { crm } from './crm/area';
import { mail } from './mail/area';
import { openItems } from './open-items/area';
import { products } from './products/area';
import { reference } from './reference/area';
import { reminders } from './reminders/area';
import { reports } from './reports/area';
import { sales } from './sales/area';
import { service } from './service/area';
import { stock } from './stock/area';
import { time } from './time/area';
import { webapp } from './webapp/area';

/** Areas of the product. The order in `schemas/vario-api.yaml` decides which may import which. */
export const areas: readonly Area[] = [
  reference,
  addresses,
  products,
  stock,
  assets,
  reminders,
  time,
  crm,
  service,
  sales,
  openItems,
  reports,
  mail,
  webapp,
];
