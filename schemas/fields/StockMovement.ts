import { defineFields } from '../define';

/** Stock movements: the colours of the quantity that moved. */
export const stockMovementFields = defineFields('StockMovement', {
  groesse: {
    tones: { BESTAND: 'green', RESERVIERT: 'blue', BESTELLT: 'teal', BLOCKIERT: 'red' },
  },
});
