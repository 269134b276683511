import { startPrint } from './print/start-print';
import { startTooltips } from './tooltips';
import { loadTypeface } from './typeface';

/** What nobody waits for. */
export function startAtRest(): void {
  startTooltips();
  startPrint();
  void loadTypeface();
}
