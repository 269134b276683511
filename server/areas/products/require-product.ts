import { eq } from 'drizzle-orm';
import { products } from '../../db/generated/products';
import type { Executor } from '../../db/database';
import { problem } from '../../http/errors/problem';

/** Throws 404 unless there is such a product. */
export async function requireProduct(artikelId: number, db: Executor): Promise<void> {
  if ((await db.$count(products, eq(products.id, artikelId))) === 0) {
    throw problem(404, 'msg_record_not_found');
  }
}
