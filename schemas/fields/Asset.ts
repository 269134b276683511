import { defineFields } from '../define';
import { isImei } from '../rules/imei';
import { today } from '../rules/today';
import { warrantyLeft } from '../rules/warranty';

/** Assets: the check digit of their IMEI, and the time left of their warranty. */
export const assetFields = defineFields('Asset', {
  imei: { check: (imei) => (isImei(imei) ? undefined : 'msg_asset_imei') },
  istAktiv: { tones: { true: 'green', false: 'grey' } },
  endeGarantie: {
    check: (end, { beginnGarantie: begin }) =>
      begin != null && end < begin ? 'msg_range_reversed' : undefined,
    mark: {
      of: (end) => warrantyLeft(end, today()),
      tones: {
        EXPIRED: 'grey',
        LAST_DAY: 'orange',
        TOMORROW: 'orange',
        DAYS: 'orange',
        MONTHS: 'green',
      },
    },
  },
});
