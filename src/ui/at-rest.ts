import { startPrint } from './print/start-print';
import { startStyleRetry } from './retry-styles';
import { startTooltips } from './tooltips';
import { loadTypeface } from './typeface';

/** What nobody waits for. */
export function startAtRest(): void {
  startStyleRetry();
  startTooltips();
  startPrint();
  void loadTypeface();
}
