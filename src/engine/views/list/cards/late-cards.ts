import { lateModule } from '../../../../ui/late-module';

/** What only phones draw. */
export const cardParts = lateModule(() => import('./cards'));

// Asked for together with the first rows: nobody waits for it.
if (window.matchMedia?.('(max-width: 767px)').matches) {
  // A failure is met by whoever draws them.
  cardParts.load().catch(() => undefined);
}
