import { onEmbedded, onPostgresql } from '../support/each-database';
import { playgroundProduct } from '../support/products';
import { walkContract } from '../support/walk/walk-contract';

const { entry } = playgroundProduct;
const name = 'every operation of an added entity';

onEmbedded(name, (start) => walkContract(start, 0, playgroundProduct), entry);
onPostgresql(name, (start) => walkContract(start, 1, playgroundProduct), entry);
