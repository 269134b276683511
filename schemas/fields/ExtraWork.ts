import { defineFields } from '../define';

/** Additional work: what its kind asks for, in words of its own (specification 2 §5). */
export const extraWorkFields = defineFields('ExtraWork', {
  kosten: {
    figureMessages: { notInteger: 'msg_service_whole_price', tooSmall: 'msg_service_price_small' },
  },
  strecke: {
    figureMessages: { notInteger: 'msg_service_whole_km', tooSmall: 'msg_service_km_small' },
  },
});
