import { imeiCheckDigit } from '../../../../schemas/rules/imei';
import type { assets } from '../../../db/generated/assets';
import { workday, type DemoCalendar } from '../../../demo/calendar';
import { createRandom, type Random } from '../../../demo/random';
import type { DemoAddress } from '../../addresses/demo/address';
import type { DemoProduct } from '../../products/demo/make-products';

export type DemoAsset = typeof assets.$inferInsert & { id: number };

const FIRST_STREAM = 7_000_000;
/** Age of the oldest devices, in days. */
const OLDEST = 1_600;
const rooms = ['Empfang', 'Buchhaltung', 'Lager', 'Werkstatt', 'Büro 1.OG', 'Kopierraum'] as const;

/** Makes the devices that customers bought, from one to five at every fourth of them: about 1,000, always the same. */
export function makeAssets(
  calendar: DemoCalendar,
  customers: readonly DemoAddress[],
  goods: readonly DemoProduct[],
): DemoAsset[] {
  const devices = goods.filter(({ istSeriennummernArtikel }) => istSeriennummernArtikel === true);
  const owners = customers.filter(({ istKunde, gesperrt }) => istKunde && !gesperrt);
  const places = owners.flatMap((owner) => {
    const random = createRandom(FIRST_STREAM + owner.id);
    const count = random.chance(0.3) ? random.int(1, 5) : 0;
    return Array.from({ length: count }, () => owner);
  });
  return places.map((owner, index) => {
    const random = createRandom(FIRST_STREAM + 100_000 + index);
    return makeAsset(index + 1, owner, random.pick(devices), calendar, random);
  });
}

function makeAsset(
  id: number,
  owner: DemoAddress,
  product: DemoProduct,
  { lastDay, dateOf }: DemoCalendar,
  random: Random,
): DemoAsset {
  const begin = workday(lastDay - random.int(7, OLDEST));
  const months = random.pick([12, 24, 24, 36]);
  const isOnline = random.chance(0.35);
  return {
    id,
    assetnummer: `AS${String(id).padStart(5, '0')}`,
    bezeichnung: product.bezeichnung,
    artikelId: product.id,
    seriennummer: `${random.pick(['SN', 'KX', 'TP', 'H'])}${random.digits(8)}`,
    imei: random.chance(0.15) ? imei(random) : null,
    istAktiv: random.chance(0.92),
    adresseId: owner.id,
    standortId: null,
    beginnGarantie: dateOf(begin),
    endeGarantie: dateOf(begin + Math.round(months * 30.44)),
    beschreibung: null,
    bemerkung: random.chance(0.1) ? 'Zugang nur über den Hof, vorher anrufen.' : null,
    s01: random.chance(0.6) ? `KST ${random.int(100, 990)}` : null,
    s02: random.pick(rooms),
    s03: isOnline ? `192.168.${random.int(1, 60)}.${random.int(10, 250)}` : null,
    s04: null,
    s05: null,
    s06: null,
  };
}

function imei(random: Random): string {
  const digits = `35${random.digits(12)}`;
  return `${digits}${imeiCheckDigit(digits)}`;
}
