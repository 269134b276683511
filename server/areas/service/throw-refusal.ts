import type { Refusal } from '../../../schemas/rules/refusal';
import { fieldProblem, problem } from '../../http/errors/problem';

/** Throws what a shared rule refuses: 422 at its field, else with its status. */
export function throwRefusal(refusal: Refusal | undefined): void {
  if (refusal) throw problemOf(refusal);
}

function problemOf({ status, field, code, parameters }: Refusal) {
  return field === undefined
    ? problem(status, code, ...parameters)
    : fieldProblem({ [field]: [{ code, parameters }] });
}
