import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { AnyTab } from '../../engine/define/definition';
import type { ReadTabViewProps } from '../../engine/views/record/open-record';
import { ActionBar } from './action-bar';
import { FlowHead } from './flow-head';
import { sections } from './sections';
import { StepDialog } from './step-dialog';
import type { Task } from './task';
import { TaskProvider, useTask } from './use-task';
import styles from './task-flow.module.css';

/** A task as its technician works on it, with one hand: what is known above, the next step always below. */
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
  useArrivalAtCard(isRead);
  // Before the arrival one has to know where and what, after it one works.
  const columns = task.vorOrtDatum == null ? (['facts', 'work'] as const) : workFirst;
  const shown = sections.filter(({ when }) => when?.(task, facts) ?? true);
  return (
    <div className={styles.page}>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('flow')}>
        <FlowHead />
        <div className={styles.columns}>
          {columns.map((column) => (
            <div key={column} className={styles.column}>
              {shown
                .filter((section) => section.column === column)
                .map(({ name, Card }) => (
                  <Card key={name} />
                ))}
            </div>
          ))}
        </div>
      </div>
      <ActionBar />
      <StepDialog />
    </div>
  );
}

const workFirst = ['work', 'facts'] as const;

/** A link of the completion names a card in its hash: it is brought into sight when it is there. */
function useArrivalAtCard(isRead: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isRead || hash === '') return;
    const card = document.getElementById(hash.slice(1));
    card?.scrollIntoView({ block: 'start' });
    card?.focus({ preventScroll: true });
  }, [hash, isRead]);
}
