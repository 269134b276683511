import type { ActionType } from '../../screens/action-type';
import type { DownloadAction } from './definition';

export const download: ActionType<DownloadAction> = {
  isPermitted: ({ call }, _, { can }) => can(call),
  run: ({ call }, host) => host.download(call),
};
