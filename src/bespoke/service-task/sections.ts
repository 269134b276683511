import type { ComponentType } from 'react';
import { mayDo } from '../../../schemas/rules/service-states';
import { hasStep } from '../../../schemas/rules/step-correction';
import type { TaskFacts } from '../../../schemas/rules/service-flow';
import { AssetCard } from './asset-card';
import { ChecklistCard } from './checklist-card';
import { CustomerCard } from './customer-card';
import { ExtrasCard } from './extras-card';
import { MaterialCard } from './material/material-card';
import { TaskPhotosCard } from './photos-card';
import { ProblemCard } from './problem-card';
import { TimerCard } from './timer-card';
import { TimesCard } from './times-card';
import { TripCard } from './trip-card';
import type { CardName, Task } from './task';

export interface Section {
  name: CardName | 'timer';
  /** Column for what is done, or for what one has to know; side by side where there is room. */
  column: 'work' | 'facts';
  Card: ComponentType;
  /** Tells for which tasks it is shown; for all unless given. */
  when?: (task: Task, facts: TaskFacts) => boolean;
}

/** Tells whether a task is booked: after the arrival, or once it is over; before that nothing is booked. */
const isBooked = (task: Task) =>
  task.beendetDatum != null ||
  task.vorOrtDatum != null ||
  mayDo('bookTime', task.auftragsstatus) ||
  mayDo('bookExtra', task.auftragsstatus);

/** Parts of a task in their order. Another part is a line here and a card. */
export const sections: readonly Section[] = [
  {
    name: 'timer',
    column: 'work',
    Card: TimerCard,
    when: ({ auftragsstatus, beendetDatum }) =>
      beendetDatum == null && mayDo('startTimer', auftragsstatus),
  },
  { name: 'customer', column: 'facts', Card: CustomerCard },
  { name: 'problem', column: 'facts', Card: ProblemCard },
  {
    name: 'asset',
    column: 'facts',
    Card: AssetCard,
    when: ({ assetId }) => assetId != null,
  },
  {
    name: 'material',
    column: 'work',
    Card: MaterialCard,
    when: ({ materialstatus, auftragsstatus, beendetDatum }) =>
      materialstatus !== '10' || (beendetDatum == null && mayDo('useMaterial', auftragsstatus)),
  },
  {
    name: 'checklist',
    column: 'work',
    Card: ChecklistCard,
    when: (_, { questions }) => questions > 0,
  },
  { name: 'trip', column: 'work', Card: TripCard, when: hasStep },
  { name: 'times', column: 'work', Card: TimesCard, when: isBooked },
  { name: 'extras', column: 'work', Card: ExtrasCard, when: isBooked },
  { name: 'photos', column: 'work', Card: TaskPhotosCard },
];
