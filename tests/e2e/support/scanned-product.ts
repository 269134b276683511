import { makeProducts } from '../../../server/areas/products/demo/make-products';

/** Product of the demo company whose bar code the camera of the tests sees. */
export const scannedProduct = firstWithCode();

function firstWithCode() {
  const product = makeProducts().find(({ ean }) => ean);
  if (!product?.ean) throw new Error('the demo company has no product with a bar code');
  return { ...product, ean: product.ean };
}
