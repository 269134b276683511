import i18next from 'i18next';
import { reloadPage } from '../../ui/forced-move';
import { notifyInfo } from '../../ui/notices';
import { entryOf } from './strategy';

/** Interval in ms between two checks: a page that stays open for days learns of a new version on the same one. */
const EVERY = 30 * 60_000;
/** Time in ms that the offer stays, unless it is closed. */
const OFFER = 24 * 60 * 60_000;

let isWatched = false;

/** Offers a new version of the page when there is one; what is being typed is never left for it by itself. */
export function watchVersion(): void {
  if (isWatched) return;
  isWatched = true;
  const own = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
  let lookedAt = Date.now();
  let offered: string | undefined;
  const look = async () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < EVERY) return;
    lookedAt = Date.now();
    const answer = await fetch('/', { cache: 'no-store' });
    const entry = answer.ok ? entryOf(await answer.text()) : undefined;
    if (entry === undefined || entry === offered || own?.endsWith(entry)) return;
    offered = entry;
    notifyInfo(i18next.t('app:version.isNew'), {
      durationMs: OFFER,
      link: { label: i18next.t('app:version.reload'), run: reloadPage },
    });
  };
  const tryLook = () => void look().catch(() => undefined);
  document.addEventListener('visibilitychange', tryLook);
  setInterval(tryLook, EVERY);
}
