import { startPrint } from './print/start-print';
import { startStyleRetry } from './retry-styles';
import { startTooltips } from './tooltips';

/** Starts what nobody waits for. */
export function startAtRest(): void {
  startStyleRetry();
  startTooltips();
  startPrint();
}
