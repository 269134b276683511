import { momentOf } from './moment-of';
import type { FlowStep } from './service-flow';
import { serviceStatus } from './service-states';
import { firstInstant } from './spans-by-day';
import { correctedSteps, timerBegin } from './step-correction';
import type { StatedTask } from './service-tasks';
import { timerFrom } from './work-time-problem';

/** Steps that technicians take on a task, whether or not the flow leads there. */
type QueuedStep = FlowStep | 'noteResult' | 'correct';

type Values = Readonly<Record<string, unknown>>;

const toldAt = ({ datum }: Values, now: string) =>
  typeof datum === 'string' ? momentOf(datum, now) : now;

const noTimer = { zeitmessungSeit: null, zeitmessungUm: null };

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * Predicts a task after a step of its technician has reached the server (3-decisions §3.9), for as long as it waits on
 * a device. `now`: local date and time; `body`: content of the step. The server decides in the end.
 */
export function afterStep(step: QueuedStep, task: StatedTask, body: Values, now: string): Values {
  const said = text(body.bemerkung);
  const over = (auftragsstatus: string, more: Values = {}): Values => ({
    auftragsstatus,
    beendetDatum: now,
    ...noTimer,
    ...(said !== null && { bemerkung: said }),
    ...more,
  });
  switch (step) {
    case 'accept':
      return { auftragsstatus: serviceStatus.accepted, angenommenDatum: now };
    case 'refuse':
      // The order goes back to the planners; the task keeps that it was refused.
      return over(serviceStatus.refused);
    case 'travel':
      return {
        auftragsstatus: serviceStatus.travelling,
        reisebeginnDatum: toldAt(body, now),
      };
    case 'arrive':
      return {
        auftragsstatus: serviceStatus.onSite,
        vorOrtDatum: toldAt(body, now),
        strecke: body.strecke ?? null,
      };
    case 'startTimer':
      return {
        auftragsstatus: serviceStatus.atWork,
        ...timerFrom(task.vorOrtDatum, firstInstant(now)),
      };
    case 'stopTimer':
      return { auftragsstatus: serviceStatus.onSite, ...noTimer };
    case 'suspend':
      return suspended(body, over);
    case 'abort':
      return over(serviceStatus.aborted);
    case 'startByPhone':
      return {
        auftragsstatus: serviceStatus.byPhone,
        angenommenDatum: task.angenommenDatum ?? now,
      };
    case 'completeByPhone':
      return over(serviceStatus.doneByPhone, { ergebnis: said });
    case 'noteResult':
      return resultOf(body);
    case 'correct':
      return correction(task, body, now);
    case 'complete':
      return over(completed[String(body.offen)] ?? serviceStatus.done, resultOf(body));
    // Rows beside the task.
    case 'bookTime':
    case 'bookExtra':
      return {};
  }
}

/** Prediction in the form that the actions of a screen ask for. */
export function follows(step: QueuedStep) {
  return (task: StatedTask, body: Values, now: string) => afterStep(step, task, body, now);
}

const resultOf = ({ ergebnis, restarbeiten }: Values): Values => ({
  ergebnis: ergebnis ?? null,
  restarbeiten: restarbeiten ?? null,
});

function correction(task: StatedTask, body: Values, now: string): Values {
  const changed = correctedSteps(task, body);
  const { zeitmessungSeit: since } = changed;
  if (since == null) return { ...changed };
  const begin = new Date(timerBegin(since, firstInstant(now)));
  return { ...changed, zeitmessungUm: begin.toISOString() };
}

/** Status of a completed task, by what is still open. */
const completed: Readonly<Record<string, string>> = {
  MATERIAL: serviceStatus.waitsForMaterial,
  KUNDE: serviceStatus.waitsForCustomer,
};

function suspended(body: Values, over: (status: string, more: Values) => Values): Values {
  const beginnDatum = text(body.beginnDatum);
  const bemerkung = text(body.grund);
  if (body.ohneTermin === true || beginnDatum === null) {
    return over(serviceStatus.toPlanAnew, { bemerkung });
  }
  return {
    auftragsstatus: serviceStatus.suspended,
    beginnDatum,
    bemerkung,
    ...{ reisebeginnDatum: null, vorOrtDatum: null, strecke: null, ...noTimer },
  };
}
