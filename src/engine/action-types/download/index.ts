import type { ActionType } from '../../screens/action-type';
import type { DownloadAction } from './definition';

export const download: ActionType<DownloadAction> = {
  isPermitted: ({ call }, record, { can }) => can(call, record),
  run: ({ call }, host) => host.download(call),
};
