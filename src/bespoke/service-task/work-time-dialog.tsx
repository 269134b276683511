import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { localTimeOf } from '../../../schemas/rules/company-time';
import type { Refusal } from '../../../schemas/rules/refusal';
import {
  heldSpan,
  overlapRefusal,
  runningSince,
  runningSpan,
  workTimeRefusal,
} from '../../../schemas/rules/work-time-problem';
import { readRows } from '../../api/rows';
import { useEngine } from '../../engine/application/context';
import { fieldsQuery } from '../../engine/data/fields-query';
import type { AnyRecord } from '../../engine/define/definition';
import { checkedForm } from '../../engine/flow/steps/checked-form';
import { FlowDialog } from '../../engine/flow/steps/flow-dialog';
import { ActionForm, type ActionFormHandle } from '../../engine/views/actions/action-form';
import { bookedOf } from './judge/booked-spans';
import { useTimes } from './task-rows';
import { paths, type Task, type WorkTime } from './task';
import { useTask } from './use-task';

interface WorkTimeDialogProps {
  /** Working time whose activity or remark is changed; a new one without it. Its times are corrected with a reason. */
  of?: WorkTime;
  onClose: () => void;
}

const beside = ['taetigkeitId', 'bemerkung'] as const;
const asked = ['datum', 'von', 'bis', ...beside] as const;

/** Dialog for working time by hand. Shows what is impossible before anything is sent (specification 2 §5). */
export function WorkTimeDialog({ of, onClose }: WorkTimeDialogProps) {
  const { t } = useTranslation(['serviceTask', 'messages']);
  const { registry } = useEngine();
  const { task, calls } = useTask();
  const { data: fields } = useQuery(fieldsQuery(registry, 'WorkTime'));
  const { rows: times = [] } = useTimes(task);
  const { data: usual } = useQuery({
    queryKey: ['rows', 'ServiceActivity', 'first'],
    queryFn: async () => (await readRows(paths.activities, { limit: 1, order: 'id' })).rows[0],
    staleTime: Infinity,
  });
  const form = useRef<ActionFormHandle>(null);
  const checked = checkedForm(form, (body) => {
    const wrong = of ? undefined : timeRefusal(body as unknown as WorkTime, task, times);
    if (!wrong) return undefined;
    return { [wrong.field ?? 'von']: [t(`messages:${wrong.code}`, { ...wrong.parameters })] };
  });
  const isReady = fields !== undefined && (of !== undefined || usual !== undefined);
  return (
    <FlowDialog
      title={t(of ? 'serviceTask:times.change' : 'serviceTask:steps.bookTime')}
      confirmLabel={t('serviceTask:confirm.bookTime')}
      disabled={!isReady}
      form={checked}
      onSubmit={async (body) => {
        if (!body) return;
        const action = t(of ? 'serviceTask:times.change' : 'serviceTask:steps.bookTime');
        if (of) {
          const options = { action, body, params: { id: of.id }, base: of };
          await calls.send(`PATCH ${paths.times}/{id}`, options);
        } else {
          const brings = { schema: 'WorkTime', row: body };
          await calls.send(`POST ${paths.times}`, { action, body, brings });
        }
        onClose();
      }}
      onClose={onClose}
    >
      {isReady && (
        <ActionForm
          name="time"
          names={of ? beside : asked}
          fields={fields}
          start={of ? pick(of) : { ...suggested(task, times), taetigkeitId: usual?.id }}
          first={of ? undefined : 'von'}
          handle={form}
        />
      )}
    </FlowDialog>
  );
}

/** Finds what is impossible about a time with what the page shows; what lies elsewhere is looked at when it is sent. */
function timeRefusal(
  { datum, von, bis }: WorkTime,
  task: Task,
  others: readonly WorkTime[],
): Refusal | undefined {
  const { span, refusal } = heldSpan({ datum, von, bis });
  if (!span) return refusal;
  const { auftragsnummer, vorOrtDatum: arrival } = task;
  const since = runningSince(task);
  const taken = [
    ...bookedOf(others, auftragsnummer),
    ...(since === undefined ? [] : [runningSpan(since, auftragsnummer)]),
  ];
  return (
    workTimeRefusal({ datum, von, bis }, span, { arrival, now: Date.now() }) ??
    overlapRefusal(span, taken, 'von')
  );
}

const pick = (row: AnyRecord) => Object.fromEntries(beside.map((name) => [name, row[name]]));

/** Suggests a working time: from the end of today's last one, else from the arrival, until now. */
function suggested({ vorOrtDatum }: Task, times: readonly WorkTime[]): AnyRecord {
  const [datum = '', now = ''] = localTimeOf(new Date()).split('T');
  const last = times
    .filter((time) => time.datum === datum)
    .map(({ bis }) => bis)
    .sort()
    .at(-1);
  const [day, arrival] = (vorOrtDatum ?? '').split('T');
  const von = last ?? (day === datum ? arrival : undefined);
  return { datum, ...(von !== undefined && { von }), ...(von !== now && { bis: now }) };
}
