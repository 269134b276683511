import { defineFields } from '../define';

export const stockMovementFields = defineFields('StockMovement', {
  lagerId: { lookup: 'storage' },
  groesse: {
    tones: { BESTAND: 'green', RESERVIERT: 'blue', BESTELLT: 'teal', BLOCKIERT: 'red' },
  },
});
