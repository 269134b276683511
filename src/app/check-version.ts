import i18next from 'i18next';
import { confirmDialog } from '../ui/confirm-dialog';
import { reloadPage } from '../ui/forced-move';
import { queryClient } from './query-client';
import { systemInfoQuery } from './system-info';
import { versionsDiffer } from './versions-differ';

const key = 'kontor.versionWarning';

/** Warns when page and server are of different versions: once for each pair whose first three numbers differ. */
export function checkVersion(): void {
  void warnOfOtherVersion().catch(() => undefined);
}

async function warnOfOtherVersion(): Promise<void> {
  const page = import.meta.env.KONTOR_VERSION;
  const { serverVersion: server } = await queryClient.fetchQuery({
    ...systemInfoQuery,
    staleTime: 0,
  });
  const pair = `${page} ${server}`;
  if (!versionsDiffer(page, server) || sessionStorage.getItem(key) === pair) return;
  sessionStorage.setItem(key, pair);
  const isReload = await confirmDialog({
    title: i18next.t('app:version.title'),
    message: i18next.t('app:version.text', { page, server }),
    confirmLabel: i18next.t('app:version.reload'),
    cancelLabel: i18next.t('app:version.later'),
  });
  if (isReload) reloadPage();
}
