import { useSyncExternalStore } from 'react';
import { lazyPart } from '../../ui/lazy-part';
import { licenceStore } from './licence-store';

const LicenceDialog = lazyPart(async () => (await import('./licence-dialog')).LicenceDialog);

/** Says on any page, the login included, that the licence is missing. */
export function LicenceHost() {
  const isMissing = useSyncExternalStore(licenceStore.subscribe, licenceStore.isMissing);
  return isMissing ? <LicenceDialog onClose={licenceStore.dismiss} /> : null;
}
