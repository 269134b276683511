import type { ActionType } from '../../screens/action-type';
import type { DialogAction } from './definition';
import { startValues } from './start-values';

export const dialog: ActionType<DialogAction> = {
  isPermitted: ({ call }, record, { can }) => can(call, record),
  isDeed: () => true,
  asks: () => true,
  dialog: async () => (await import('../dialogs')).dialog,
  bulk: ({ call, fields, rows, params, selection, proposal }) =>
    rows || selection || proposal ? undefined : { call, asks: true, fields, params },
  together: ({ call, fields, defaults, selection }) =>
    selection && {
      call,
      ...selection,
      asks: true,
      fields,
      start: (record, me) => startValues({ defaults }, record, me),
    },
};
