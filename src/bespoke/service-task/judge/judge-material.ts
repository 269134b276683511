import {
  amountRefusal,
  materialActionOf,
  numbersOf,
  numbersRefusal,
} from '../../../../schemas/rules/material-step';
import { withoutRight, type Refusal } from '../../../../schemas/rules/refusal';
import { statusRefusal } from '../../../../schemas/rules/task-step';
import type { AnyRecord } from '../../../engine/define/definition';
import type { StepFacts } from './step-facts';

/** Steps with a position of material, by their operation. */
export const materialCalls: Readonly<Record<string, keyof typeof materialActionOf>> = {
  'POST /service/material/{id}/bestaetigung': 'confirm',
  'POST /service/material/{id}/einbau': 'install',
  'POST /service/material/{id}/doa': 'doa',
  'POST /service/material/{id}/gutteilretoure': 'giveBack',
  'POST /service/material/{id}/defekt': 'defect',
};

/** Finds why a step with a position of material will be refused; undefined where nothing is known against it. */
export function judgeMaterial(
  operation: string,
  body: AnyRecord,
  { position, task, me, mayPlan, numbering }: StepFacts,
): Refusal | undefined {
  const step = materialCalls[operation];
  if (!step || !position) return undefined;
  if (position.benutzerId !== me.id && !mayPlan) {
    return withoutRight('SVA_PLANEN');
  }
  // A task that is over no longer says how far its order is.
  const isOpen = task !== undefined && task.beendetDatum == null;
  const status = isOpen ? task.auftragsstatus : position.auftragsstatus;
  const menge = Number(body.menge);
  const refusal =
    statusRefusal(materialActionOf[step], String(status)) ??
    amountRefusal(step, position, {
      menge,
      mengeNichtGeliefert: body.mengeNichtGeliefert as number | null | undefined,
    });
  if (refusal || numbering === undefined) return refusal;
  return numbersRefusal(step, numbersIn(body[numbersOf(step)]), { numbering, menge });
}

/** Reads numbers from `[{ seriennr }]` or plain ones. */
export function numbersIn(value: unknown): string[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  const texts = given.map((one) =>
    typeof one === 'object' ? (one as { seriennr?: unknown } | null)?.seriennr : one,
  );
  return texts.filter((one): one is string => typeof one === 'string');
}
