import { useTranslation } from 'react-i18next';
import { mayDo } from '../../../schemas/rules/service-states';
import type { AnyTab } from '../../engine/define/definition';
import { FlowColumns } from '../../engine/flow/page/flow-columns';
import { FlowPage } from '../../engine/flow/page/flow-page';
import { FlowBar } from '../../engine/flow/steps/flow-bar';
import type { ReadTabViewProps } from '../../engine/views/record/open-record';
import { FollowingButton } from './following-button';
import { sections } from './sections';
import type { Task } from './task';
import { TaskHead } from './task-head';
import { TaskProvider } from './task-provider';
import { useTask } from './use-task';

/** Task as its technician works on it, with one hand. */
export function Content({ record: { place, values } }: ReadTabViewProps<AnyTab>) {
  return (
    <TaskProvider place={place} task={values as Task}>
      <Flow />
    </TaskProvider>
  );
}

function Flow() {
  const { t } = useTranslation('serviceTask');
  const { task, isRead, facts } = useTask();
  // Before the arrival one has to know where and what, after it one works.
  const columns = task.vorOrtDatum == null ? (['facts', 'work'] as const) : workFirst;
  const shown = sections.filter(({ when }) => when?.(task, facts) ?? true);
  // On site the facts decide what is next.
  const isKnown = isRead || !mayDo('complete', task.auftragsstatus);
  return (
    <FlowPage
      label={t('flow')}
      bar={
        <FlowBar isKnown={isKnown}>
          {task.beendetDatum == null ? undefined : <FollowingButton />}
        </FlowBar>
      }
    >
      <TaskHead />
      <FlowColumns
        columns={columns.map((name) => ({
          name,
          sections: shown.filter(({ column }) => column === name),
        }))}
        isRead={isRead}
      />
    </FlowPage>
  );
}

const workFirst = ['work', 'facts'] as const;
