import { onPostgresql } from '../support/each-database';
import { walkContract } from '../support/walk/walk-contract';

onPostgresql('every operation of the contract', (start) => walkContract(start, 1));
