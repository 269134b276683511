import { describe } from 'vitest';
import { playgroundProduct } from '../support/products';
import { walkContract } from '../support/walk/walk-contract';

describe('every operation of an added entity', () => walkContract(playgroundProduct));
