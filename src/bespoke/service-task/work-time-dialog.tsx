import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { localTimeOf } from '../../../schemas/rules/company-time';
import { overlapProblem, spanProblem } from '../../../schemas/rules/work-time-problem';
import { ApiError } from '../../api/api-error';
import { readRows } from '../../api/rows';
import { useEngine } from '../../engine/application/context';
import { fieldsQuery } from '../../engine/data/fields-query';
import type { AnyRecord } from '../../engine/define/definition';
import { ActionForm, type ActionFormHandle } from '../../engine/views/actions/action-form';
import { ConfirmDialog } from '../../engine/views/actions/confirm-dialog';
import { useTimes } from './task-rows';
import { paths, type Task, type WorkTime } from './task';
import { useTask } from './use-task';
import parts from './task-parts.module.css';

interface WorkTimeDialogProps {
  /** The one that is changed; a new one without it. */
  of?: WorkTime;
  onClose: () => void;
}

const asked = ['datum', 'von', 'bis', 'taetigkeitId', 'bemerkung'] as const;

/** Working time by hand. What cannot be is said before anything is sent (specification 2 §5). */
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
  const checked: ActionFormHandle = {
    body: async (besides) => {
      const body = await form.current?.body(besides);
      if (!body) return undefined;
      const span = body as unknown as WorkTime;
      const others = times.filter(({ id }) => id !== of?.id);
      const wrong =
        spanProblem(span, task.vorOrtDatum) ??
        overlapProblem(span, others, task.zeitmessungSeit as string | null | undefined);
      if (!wrong) return body;
      const { field, code, parameters } = wrong;
      form.current?.refuse({ [field]: [t(`messages:${code}`, { ...parameters })] });
      return undefined;
    },
    refuse: (errors) => form.current?.refuse(errors) === true,
  };
  const isReady = fields !== undefined && (of !== undefined || usual !== undefined);
  return (
    <ConfirmDialog
      title={t(of ? 'serviceTask:times.change' : 'serviceTask:steps.bookTime')}
      confirmLabel={t('serviceTask:confirm.bookTime')}
      size="md"
      disabled={!isReady}
      form={{ current: checked }}
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
      onRefused={(error) => error instanceof ApiError && checked.refuse(error.fieldErrors)}
      onClose={onClose}
    >
      <div className={parts.asked}>
        {isReady && (
          <ActionForm
            name="time"
            names={asked}
            fields={fields}
            start={of ? pick(of) : { ...suggested(task, times), taetigkeitId: usual?.id }}
            first="von"
            handle={form}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}

/** From its begin to its end, on one day. */

const pick = (row: AnyRecord) => Object.fromEntries(asked.map((name) => [name, row[name]]));

/** From the end of the last one of today, else the arrival, until now. */
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
