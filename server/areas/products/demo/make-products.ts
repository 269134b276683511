import { gtinCheckDigit } from '../../../../schemas/rules/gtin';
import type { products } from '../../../db/generated/products';
import { createRandom, type Random } from '../../../demo/random';
import { productKinds, type ProductKind } from './catalogue';

export type DemoProduct = typeof products.$inferInsert & {
  id: number;
  vknetto: number;
  mengeneinheit: string;
};

const FIRST_STREAM = 3_000_000;

/** Makes every variant of every maker, twice where devices need them often: about 600 products, always the same. */
export function makeProducts(): DemoProduct[] {
  const models = productKinds.flatMap((kind) =>
    (kind.makers.length > 0 ? kind.makers : [null]).flatMap((maker) =>
      kind.variants.flatMap((variant) =>
        seriesOf(kind).map((series) => ({ kind, maker, variant, series })),
      ),
    ),
  );
  return models.map(({ kind, maker, variant, series }, index) =>
    makeProduct(index + 1, kind, { maker, variant, series }, createRandom(FIRST_STREAM + index)),
  );
}

/** Series that a product is made for: parts and supplies exist for each. */
function seriesOf({ group }: ProductKind): readonly string[] {
  if (group === 2 || group === 4) return ['K2', 'K4', 'P7', 'P9'];
  if (group === 1) return ['', 'Pro'];
  return [''];
}

interface Model {
  maker: string | null;
  variant: string;
  series: string;
}

function makeProduct(
  id: number,
  kind: ProductKind,
  { maker, variant, series }: Model,
  random: Random,
): DemoProduct {
  const [low, high] = kind.cost;
  const cost = random.int(low * 100, high * 100);
  const margin = random.int(122, 190);
  // A price ends in ,90 or ,00 unless it is small.
  const price = Math.round((cost * margin) / 100);
  const vknetto =
    price < 2000 ? price : Math.ceil(price / 100) * 100 - (random.chance(0.6) ? 10 : 0);
  const isGoods = kind.artikelart === undefined;
  return {
    id,
    artikelnummer: `${kind.group}${String(id).padStart(4, '0')}${series && `-${series}`}`,
    artikelart: kind.artikelart ?? '1',
    bezeichnung: [kind.name, maker, series, variant].filter(Boolean).join(' ').slice(0, 60),
    artikeltext: null,
    ean: isGoods ? ean(id) : null,
    hersteller: maker,
    warengruppeId: kind.group,
    mengeneinheit: kind.unit ?? 'Stück',
    vknetto: vknetto / 100,
    eknetto: cost / 100,
    mwstsatz: kind.artikelart === 'P' ? 3 : 1,
    staffel: isGoods && kind.cost[1] < 250 ? random.pick(['0', '0', '2', '5']) : '0',
    gewicht: kind.weight ? random.int(kind.weight[0] * 1000, kind.weight[1] * 1000) / 1000 : null,
    gesperrt: random.chance(0.02),
    istRabattierfaehig: isGoods,
    istSkontofaehig: kind.artikelart !== 'P',
    istSeriennummernArtikel: kind.serial ?? false,
  };
}

/** Makes a number of the range that shops use for themselves, with its check digit. */
function ean(id: number): string {
  const digits = `20${String(id * 37).padStart(10, '0')}`;
  return digits + gtinCheckDigit(digits);
}
