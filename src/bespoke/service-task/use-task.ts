import { createContext, useContext } from 'react';
import type { NextStep, TaskFacts } from '../../../schemas/rules/service-flow';
import { useFlow, type FlowView } from '../../engine/flow/state/flow';
import type { Task } from './task';

interface TaskView {
  task: Task;
  facts: TaskFacts;
  /** True once all that its facts say has been read. */
  isRead: boolean;
  next: NextStep | undefined;
}

const TaskContext = createContext<TaskView | undefined>(undefined);

export const TaskScope = TaskContext.Provider;

/** Returns the open task with its flow; throws outside of one. */
export function useTask(): FlowView & TaskView {
  const flow = useFlow();
  const view = useContext(TaskContext);
  if (!view) throw new Error('useTask: no task around this component');
  return { ...flow, ...view };
}
