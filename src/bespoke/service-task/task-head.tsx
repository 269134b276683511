import {
  IconCar,
  IconChecklist,
  IconFlag,
  IconMapPin,
  IconPhone,
  IconTool,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { stagesOf, type StageName } from '../../../schemas/rules/service-flow';
import { FlowHead } from '../../engine/flow/page/flow-head';
import { spanText } from '../../engine/flow/time/local-text';
import { useDayText } from '../../engine/flow/time/use-day-text';
import { FieldValue } from '../../engine/views/values/field-value';
import { useTask } from './use-task';

const icons = {
  travel: IconCar,
  onSite: IconMapPin,
  work: IconTool,
  checklist: IconChecklist,
  byPhone: IconPhone,
  finish: IconFlag,
} satisfies Record<StageName, unknown>;

/** Status and time of the task, and how far it is. */
export function TaskHead() {
  const { t } = useTranslation('serviceTask');
  const { task, facts, place } = useTask();
  const day = useDayText();
  const status = place.fields.auftragsstatus;
  return (
    <FlowHead
      status={status && <FieldValue field={status} value={task.auftragsstatus} record={task} />}
      time={spanText(task.beginnDatum, task.endeDatum, day)}
      stages={stagesOf(task, facts).map(({ name, state }) => ({
        ...{ name, state, Icon: icons[name] },
        label: t(`stages.${name}`),
      }))}
    />
  );
}
