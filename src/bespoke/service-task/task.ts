import type { Entity } from '../../../schemas/define';
import type { AnyRecord } from '../../api/dialect';

/** Task as its technician works on it. */
export type Task = Entity<'PlanningItem'> & AnyRecord;

export type WorkTime = Entity<'WorkTime'> & AnyRecord;
export type ExtraWork = Entity<'ExtraWork'> & AnyRecord;

/** Question of the checklist, with its answer. */
export interface Question {
  id: number;
  bezeichnung: string;
  typ: 'text' | 'zahl' | 'janein' | 'auswahl' | 'foto';
  pflicht: boolean;
  auswahl: readonly string[];
  /** Value: a figure as JSON spells it, `J` or `N`, the id of a file of the task. */
  wert: string | null;
}

/** Part that the order needs, and how far it is. */
export type MaterialPosition = Entity<'ServiceMaterial'> & AnyRecord;

export type Order = Entity<'ServiceOrder'> & AnyRecord;

/** Paths of its parts on the server; `{planungId}` and `{serviceAuftragId}` name task and order. */
export const paths = {
  times: '/service/planung/{planungId}/arbeitszeiten',
  files: '/service/planung/{planungId}/dateien',
  extras: '/service/auftraege/{serviceAuftragId}/mehraufwaende',
  extraTypes: '/stammdaten/service/mehraufwandsarten',
  activities: '/stammdaten/service/taetigkeiten',
  checklist: '/service/planung/{id}/abfragewerte',
  material: '/service/auftraege/{serviceAuftragId}/material',
  order: '/service/auftraege/{id}',
  address: '/stammdaten/adressen/{id}',
  person: '/stammdaten/ansprechpartner/{id}',
  asset: '/stammdaten/assets/{id}',
  product: '/stammdaten/artikel/{id}',
  tasks: '/service/planung',
} as const;

/** Cards of the flow, which links of the completion lead to. */
export type CardName =
  | 'customer'
  | 'problem'
  | 'asset'
  | 'trip'
  | 'times'
  | 'extras'
  | 'checklist'
  | 'photos'
  | 'material';
