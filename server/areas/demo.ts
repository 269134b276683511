import { fillUsers } from '../accounts/demo/fill-users';
import { demoPassword } from '../accounts/demo/users';
import { hashPassword } from '../accounts/passwords/password';
import type { DemoData } from '../data/shipped-data';
import { demoCalendar } from '../demo/calendar';
import { addresses } from '../db/generated/addresses';
import { users } from '../db/generated/base';
import { fillAddresses } from './addresses/demo/fill-addresses';
import { fillAssets } from './assets/demo/fill-assets';
import { fillCrm } from './crm/demo/fill-crm';
import { fillMail } from './mail/demo/fill-mail';
import { fillOpenItems } from './open-items/demo/fill-open-items';
import { fillProducts } from './products/demo/fill-products';
import { fillRates } from './reference/demo/fill-rates';
import { fillSales } from './sales/demo/fill-sales';
import { fillMaterial } from './service/demo/fill-material';
import { fillService } from './service/demo/fill-service';
import { fillStorages } from './stock/demo/fill-storages';
import { fillTransfers } from './stock/demo/fill-transfers';
import { fillTimes } from './time/demo/fill-times';
import { nameLicensee } from './webapp/demo/name-licensee';

/** The demo company and its accounts; a database that has users or addresses never gets them. */
export const demo: DemoData = {
  onlyWithout: [users, addresses],
  async fill(db, day) {
    const calendar = demoCalendar(day);
    await fillUsers(db, await hashPassword(demoPassword));
    await fillRates(db, calendar);
    const customers = await fillAddresses(db, calendar);
    const goods = await fillProducts(db, calendar, customers);
    await fillStorages(db);
    const devices = await fillAssets(db, calendar, customers, goods);
    await fillTimes(db, calendar);
    await fillCrm(db, calendar, customers, devices);
    await fillService(db, calendar, devices);
    const documents = await fillSales(db, calendar, customers, goods);
    await fillMaterial(db, calendar);
    await fillTransfers(db, calendar);
    await fillOpenItems(db, calendar, documents);
    await fillMail(db, calendar);
    await nameLicensee(db);
    // Imported here only: a server that fills nothing needs no code for images in its own process.
    const { fillProductPictures } = await import('./products/demo/product-pictures');
    await fillProductPictures(db);
    const { giveLogo } = await import('./webapp/demo/give-logo');
    await giveLogo(db);
  },
};
