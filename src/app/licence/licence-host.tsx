import { useStore } from '../../state/store';
import { lazyPart } from '../../ui/lazy-part';
import { licenceMissing } from './licence-store';

const LicenceDialog = lazyPart(async () => (await import('./licence-dialog')).LicenceDialog);

export function LicenceHost() {
  const isMissing = useStore(licenceMissing);
  return isMissing ? <LicenceDialog onClose={() => licenceMissing.set(false)} /> : null;
}
