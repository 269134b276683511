import { shippedCounters } from '../../data/shipped-parameters';
import type { Area } from '../../resources/model/area';
import { calendarChanges } from './calendar-changes';
import { checklistOperations } from './checklist';
import { correctionOperations } from './correction-operations';
import { extraWorkChanges } from './extra-work-changes';
import { materialChanges } from './material/plan-material';
import { receiveOperations } from './material/receive-material';
import { undoOperations } from './material/undo-booking';
import { unplannedOperations } from './material/unplanned-part';
import { useOperations } from './material/use-material';
import { orderChanges } from './order-changes';
import { orderOperations } from './order-operations';
import { planningChanges } from './planning-changes';
import { refusedCallOperations } from './refused-calls/refused-call-operations';
import { reportOperations, signatureRows } from './report/report-operations';
import { shippedLists } from './shipped-lists';
import { taskOperations } from './task-operations';
import { workTimeChanges } from './work-time-changes';

/** Area of field service: orders, their planning, and the work on site. */
export const service: Area = {
  resources: {
    ServiceOrder: orderChanges,
    PlanningItem: planningChanges,
    WorkTime: workTimeChanges,
    ExtraWork: extraWorkChanges,
    CalendarEntry: calendarChanges,
    ServiceSignature: signatureRows,
    ServiceMaterial: materialChanges,
  },
  operations: ({ tables }) => [
    orderOperations(tables),
    taskOperations(tables),
    correctionOperations(tables),
    checklistOperations(tables),
    reportOperations(tables),
    receiveOperations(tables),
    useOperations(tables),
    undoOperations(tables),
    unplannedOperations(tables),
    refusedCallOperations(tables),
  ],
  shipped: [shippedCounters([{ name: 'serviceAuftrag', value: 70_000 }]), ...shippedLists],
};
