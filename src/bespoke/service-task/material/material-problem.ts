import {
  numbersProblem,
  tidyNumbers,
  type Numbering,
} from '../../../../schemas/rules/part-numbers';
import { mostOf } from '../../../../schemas/rules/service-material';
import type { AnyRecord } from '../../../engine/define/definition';
import type { MaterialPosition } from '../task';
import type { MaterialAction } from './material-actions';

/** Finds what is wrong with a body by the rules of the server, which may be out of reach. */
export function materialProblem(
  { name, numbers }: MaterialAction,
  position: MaterialPosition,
  { body, numbering }: { body: AnyRecord; numbering: Numbering | undefined },
): { field: string; code: string; parameters: string[] } | undefined {
  const menge = Number(body.menge);
  const missed = Number(body.mengeNichtGeliefert ?? 0);
  const most = mostOf(name, position);
  if (menge > most) {
    return { field: 'menge', code: 'msg_material_too_much', parameters: [String(most)] };
  }
  if (menge + missed > most) {
    const parameters = [String(most - menge)];
    return { field: 'mengeNichtGeliefert', code: 'msg_material_too_much', parameters };
  }
  const given = numbersIn(body[numbers]);
  // Old parts are identified by their numbers where somebody can read them; a part that did not come has none.
  const isFree = (name === 'defect' && given.length === 0) || menge === 0;
  if (numbering === undefined || isFree) return undefined;
  const wrong = numbersProblem(given, { numbering, menge });
  return wrong && { field: numbers, ...wrong };
}

/** Reads numbers from `[{ seriennr }]` or plain ones. */
function numbersIn(value: unknown): string[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  const texts = given.map((one) =>
    typeof one === 'object' ? (one as { seriennr?: unknown } | null)?.seriennr : one,
  );
  return tidyNumbers(texts.filter((one): one is string => typeof one === 'string'));
}
