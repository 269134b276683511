import { onEmbedded } from '../support/each-database';
import { walkContract } from '../support/walk/walk-contract';

onEmbedded('every operation of the contract', (start) => walkContract(start, 0));
