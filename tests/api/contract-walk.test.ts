import { describe } from 'vitest';
import { walkContract } from '../support/walk/walk-contract';

describe('every operation of the contract', () => walkContract());
