import { localTimeOf } from '../../../schemas/rules/company-time';
import type { FlowStep } from '../../../schemas/rules/service-flow';
import type { AnyRecord } from '../../api/dialect';

/** Steps that need no question. */
export const directCalls: Partial<Record<FlowStep, string>> = {
  accept: 'POST /service/planung/{id}/annahme',
  startTimer: 'POST /service/planung/{id}/zeitmessung',
  stopTimer: 'DELETE /service/planung/{id}/zeitmessung',
  startByPhone: 'POST /service/planung/{id}/telefonbeginn',
};

export interface AskedStep {
  call: string;
  /** Of its body, in this order. */
  fields: readonly string[];
  /** What they begin with. */
  start?: () => AnyRecord;
  /** Mostly it is right as it begins: no keyboard comes up for it. */
  isReady?: true;
  /** It ends the task some other way: shown so, and Enter alone never confirms it. */
  danger?: true;
}

/** Steps whose dialogs are their own. */
const otherCalls: Partial<Record<FlowStep, string>> = {
  bookTime: 'POST /service/planung/{planungId}/arbeitszeiten',
  bookExtra: 'POST /service/auftraege/{serviceAuftragId}/mehraufwaende',
  complete: 'POST /service/planung/{id}/abschluss',
};

/** The operation that a step is: its right decides who is offered it. */
export function callOf(step: FlowStep): string {
  const call = directCalls[step] ?? askedSteps[step]?.call ?? otherCalls[step];
  if (call === undefined) throw new Error(`step «${step}» has no call`);
  return call;
}

const now = () => ({ datum: localTimeOf(new Date()).slice(11) });

/** Steps that ask first, by forms of the contract; times and additional work have dialogs of their own. */
export const askedSteps: Partial<Record<FlowStep, AskedStep>> = {
  travel: {
    call: 'POST /service/planung/{id}/reisebeginn',
    fields: ['datum'],
    start: now,
    isReady: true,
  },
  arrive: { call: 'POST /service/planung/{id}/ankunft', fields: ['strecke', 'datum'], start: now },
  suspend: {
    call: 'POST /service/planung/{id}/unterbrechung',
    fields: ['beginnDatum', 'ohneTermin', 'grund'],
    isReady: true,
  },
  completeByPhone: {
    call: 'POST /service/planung/{id}/telefonabschluss',
    fields: ['bemerkung', 'dauer'],
  },
  refuse: { call: 'POST /service/planung/{id}/ablehnung', fields: ['bemerkung'], danger: true },
  abort: { call: 'POST /service/planung/{id}/abbruch', fields: ['bemerkung'], danger: true },
};
