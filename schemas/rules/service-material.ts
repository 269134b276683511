import { mayDo } from './service-states';

interface StatedMaterial {
  auftragsstatus?: string | null | undefined;
  menge: number;
  mengeReserviert: number;
  mengeUmgelagert: number;
  mengeUnterwegs: number;
  mengeBestaetigt: number;
  mengeOffen: number;
  mengeDefektVerkauft: number;
  mengeDefektEingelagert: number;
  realTime?: string | null | undefined;
}

const mayPlan = ({ auftragsstatus }: StatedMaterial) =>
  auftragsstatus == null || mayDo('planMaterial', auftragsstatus);

const steps = {
  /** Not one that is being created: nothing is known of its way yet. */
  see: ({ auftragsstatus }) => auftragsstatus != null,
  plan: mayPlan,
  remove: (one) => one.mengeUmgelagert === 0 && mayPlan(one),
  ship: (one) =>
    may('confirmMaterial', one) && one.menge > one.mengeBestaetigt + one.mengeUnterwegs,
  deliver: (one) => may('confirmMaterial', one) && one.mengeUnterwegs > 0 && one.realTime == null,
  confirm: (one) => may('confirmMaterial', one) && one.mengeUnterwegs > 0,
  install: (one) => may('useMaterial', one) && one.mengeOffen > 0,
  giveBack: (one) => may('returnMaterial', one) && one.mengeOffen > 0,
  defect: (one) =>
    may('useMaterial', one) && one.menge > one.mengeDefektVerkauft + one.mengeDefektEingelagert,
  undo: (one) => may('undoMaterial', one) && one.mengeBestaetigt + one.mengeUmgelagert > 0,
} as const satisfies Readonly<Record<string, (one: StatedMaterial) => boolean>>;

function may(action: Parameters<typeof mayDo>[0], { auftragsstatus }: StatedMaterial): boolean {
  return auftragsstatus != null && mayDo(action, auftragsstatus);
}

/** Whether a step is possible with a position: its order's status allows it, and there is something to do it with. */
export const materialMay =
  (step: keyof typeof steps): ((one: StatedMaterial) => boolean) =>
  (one) =>
    steps[step](one);
