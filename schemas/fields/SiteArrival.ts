import { defineFields } from '../define';

/** Arrival on site, with whole kilometres of at least 0 (specification 2 §5). */
export const siteArrivalFields = defineFields('SiteArrival', {
  datum: { quick: ['now', 'quarterAgo', 'halfHourAgo'] },
  strecke: {
    requiredMessage: 'msg_service_whole_km',
    figureMessages: { notInteger: 'msg_service_whole_km', tooSmall: 'msg_service_km_small' },
  },
});
