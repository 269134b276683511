import { amountRefusal, numbersRefusal } from '../../../../schemas/rules/material-step';
import type { Numbering } from '../../../../schemas/rules/part-numbers';
import type { AnyRecord } from '../../../engine/define/definition';
import { numbersIn } from '../judge/judge-material';
import type { MaterialPosition } from '../task';
import type { MaterialAction } from './material-actions';

/** Finds what is wrong with a body by the rules of the server, which may be out of reach. */
export function materialProblem(
  { name, numbers }: MaterialAction,
  position: MaterialPosition,
  { body, numbering }: { body: AnyRecord; numbering: Numbering | undefined },
): { field: string; code: string; parameters: readonly string[] } | undefined {
  const menge = Number(body.menge);
  const mengeNichtGeliefert = body.mengeNichtGeliefert as number | null | undefined;
  const wrong =
    amountRefusal(name, position, { menge, mengeNichtGeliefert }) ??
    (numbering && numbersRefusal(name, numbersIn(body[numbers]), { numbering, menge }));
  return wrong && { field: wrong.field ?? 'menge', code: wrong.code, parameters: wrong.parameters };
}
