import { defineFields } from '../define';

/** Why a task is refused or a call aborted (specification 2 §5). */
export const taskRemarkFields = defineFields('TaskRemark', {
  bemerkung: { multiline: true, requiredMessage: 'msg_service_remark_required' },
});
