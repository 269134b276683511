import { products } from '../../db/generated/products';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { problem } from '../../http/errors/problem';

/** Reads the columns of a product that decide its price. Throws 404 when there is none. */
export async function pricedProduct(artikelId: number, db: Executor) {
  const { id, vknetto, mwstsatz, staffel } = products;
  const [product] = await db
    .select({ vknetto, mwstsatz, staffel })
    .from(products)
    .where(eq(id, artikelId));
  if (!product) throw problem(404, 'msg_record_not_found');
  return product;
}
