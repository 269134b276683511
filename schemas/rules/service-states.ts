import type { Tone } from './tone';

/** Statuses of service orders that rules know (3-decisions §3.9); their texts are data. */
export const serviceStatus = {
  recorded: '00',
  released: '01',
  planned: '02',
  sent: '03',
  accepted: '04',
  travelling: '05',
  onSite: '06',
  travellingBack: '07',
  atWork: '08',
  byPhone: '09',
  suspended: '10',
  toPlanAnew: '11',
  done: '12',
  refused: '19',
  waitsForMaterial: '21',
  waitsForCustomer: '22',
  aborted: '50',
  reviewed: '80',
  billing: '85',
  partlyBilled: '86',
  doneByPhone: '91',
  billed: '98',
} as const;

const {
  recorded,
  released,
  planned,
  sent,
  accepted,
  travelling,
  onSite,
  travellingBack,
  atWork,
  byPhone,
  suspended,
  toPlanAnew,
  done,
  waitsForMaterial,
  waitsForCustomer,
  aborted,
  reviewed,
  billing,
  partlyBilled,
  doneByPhone,
} = serviceStatus;

/** Action → the statuses in which it is possible (3-decisions §3.9). */
export const serviceActions = {
  release: [recorded],
  plan: [released, toPlanAnew, waitsForMaterial, waitsForCustomer],
  move: [planned, sent, accepted, suspended],
  // An accepted order is refused or aborted instead, which keeps what is known of it.
  unplan: [planned, sent],
  send: [planned],
  accept: [sent],
  refuse: [sent, accepted],
  travel: [accepted, suspended],
  arrive: [travelling],
  startTimer: [onSite, atWork],
  stopTimer: [atWork],
  bookTime: [onSite, atWork],
  bookExtra: [onSite, atWork, suspended],
  suspend: [travelling, onSite, travellingBack, atWork],
  abort: [sent, accepted, travelling, onSite, travellingBack, atWork, byPhone, suspended],
  startByPhone: [sent, accepted],
  completeByPhone: [sent, accepted, byPhone],
  noteResult: [onSite, atWork],
  correct: [travelling, onSite, travellingBack, atWork, suspended],
  sign: [onSite, atWork],
  complete: [onSite, atWork],
  review: [done, doneByPhone],
  bill: [reviewed, billing, partlyBilled],
  reopen: [done],
  planMaterial: [
    ...[recorded, released, planned, sent, accepted, travelling, onSite, atWork, byPhone],
    ...[suspended, toPlanAnew, waitsForMaterial, waitsForCustomer],
  ],
  confirmMaterial: [
    ...[released, planned, sent, accepted, travelling, onSite, travellingBack, atWork, suspended],
    ...[toPlanAnew, waitsForMaterial, waitsForCustomer],
  ],
  useMaterial: [onSite, atWork],
  /** Unneeded material is given back although the work is over. */
  returnMaterial: [
    ...[onSite, travellingBack, atWork, suspended, toPlanAnew, done],
    ...[waitsForMaterial, waitsForCustomer, aborted, doneByPhone],
  ],
  undoMaterial: [
    ...[released, planned, sent, accepted, travelling, onSite, travellingBack, atWork, suspended],
    ...[toPlanAnew, done, waitsForMaterial, waitsForCustomer, aborted, doneByPhone],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ServiceAction = keyof typeof serviceActions;

/** Tells whether an action is possible in the status of an order. */
export function mayDo(action: ServiceAction, status: string): boolean {
  return (serviceActions[action] as readonly string[]).includes(status);
}

/** Tells whether an order has an invoice, or the draft of one: what it says of the work stays as it is. */
export const isBilled = (status: string): boolean =>
  [billing, partlyBilled, serviceStatus.billed].includes(status as typeof billing);

/** State of what was done for an order: whether a draft or a booked invoice has some of it, and whether some is in none. */
interface BilledState {
  hasDraft: boolean;
  hasBooked: boolean;
  isOpen: boolean;
}

/** Status of an order that its invoices decide: reviewed, prepared, billed in part or in full. */
export function statusByInvoices({ hasDraft, hasBooked, isOpen }: BilledState): string {
  if (hasDraft) return billing;
  if (!hasBooked) return reviewed;
  return isOpen ? partlyBilled : serviceStatus.billed;
}

/** Tells whether an order is open; once work on it is over, its own values no longer change. */
export function isOpenOrder({ auftragsstatus }: { auftragsstatus: string }): boolean {
  return auftragsstatus < done || ['21', '22'].includes(auftragsstatus);
}

const inTone = (tone: Tone, codes: readonly string[]) =>
  Object.fromEntries(codes.map((code) => [code, tone]));

/** Colours of an order's status (specification 2 §4). */
export const orderTones: Readonly<Record<string, Tone>> = {
  ...inTone('blue', ['00', '01', '11', '80', '85']),
  ...inTone('teal', ['02', '03', '04', '05', '07']),
  ...inTone('lightGreen', ['06', '08', '09', '86']),
  ...inTone('orange', ['10']),
  ...inTone('green', ['12', '91', '98']),
  ...inTone('yellow', ['19', '21', '22', '50']),
};

/** Colours of the status of an order's material (specification 2 §4). */
export const materialTones: Readonly<Record<string, Tone>> = {
  ...inTone('grey', ['10']),
  ...inTone('red', ['13']),
  ...inTone('yellow', ['15']),
  ...inTone('orange', ['17']),
  ...inTone('teal', ['25', '27']),
  ...inTone('green', ['19', '29']),
};
