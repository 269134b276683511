import { defineFields } from '../define';

/** Reason why a task is refused or a call aborted (specification 2 §5). */
export const taskRemarkFields = defineFields('TaskRemark', {
  bemerkung: { multiline: true, requiredMessage: 'msg_service_remark_required' },
});
