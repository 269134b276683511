import { defineFields } from '../define';

export const stockMovementFields = defineFields('StockMovement', {
  groesse: {
    tones: { BESTAND: 'green', RESERVIERT: 'blue', BESTELLT: 'teal', BLOCKIERT: 'red' },
  },
});
