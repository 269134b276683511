import { defineFields } from '../define';

/** Additional work: fields of its kind, with messages of their own (specification 2 §5). */
export const extraWorkFields = defineFields('ExtraWork', {
  kosten: {
    figureMessages: { notInteger: 'msg_service_whole_price', tooSmall: 'msg_service_price_small' },
  },
  strecke: {
    figureMessages: { notInteger: 'msg_service_whole_km', tooSmall: 'msg_service_km_small' },
  },
});
