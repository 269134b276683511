import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { instantsOf } from '../../../../schemas/rules/company-time';
import { today } from '../../../../schemas/rules/today';
import { ApiError } from '../../../api/api-error';
import { call } from '../../../api/call';
import { confirmDialog } from '../../../ui/confirm-store';
import { useEngine } from '../../application/context';
import { fieldsQuery } from '../../data/fields-query';
import { rowsKey } from '../../data/lists/row-page';
import type { Labelled } from '../../labels/label-keys';
import { useScreenLabels } from '../../labels/use-screen-labels';
import { ActionForm, type ActionFormHandle } from '../../views/actions/action-form';
import { ConfirmDialog } from '../../views/actions/confirm-dialog';
import type { LaterShape } from './definition';

interface LaterDialogProps {
  later: LaterShape;
  screen: Labelled;
  /** Day that is shown: what is asked for begins there. */
  day: string;
  /** Schema of the day's rows. */
  of: string;
  onClose: () => void;
}

/** Dialog that asks for what was not done on time, and creates it. */
export function LaterDialog({ later, screen, day, of, onClose }: LaterDialogProps) {
  const { registry } = useEngine();
  const { part } = useScreenLabels();
  const client = useQueryClient();
  const { data: fields } = useQuery(fieldsQuery(registry, later.schema));
  const form = useRef<ActionFormHandle>(null);
  const { untilToday } = later;
  const title = part(screen, 'later');
  const checked: ActionFormHandle = {
    body: async (besides) => {
      const body = await form.current?.body(besides);
      const moment = untilToday === undefined ? undefined : body?.[untilToday];
      if (typeof moment !== 'string' || today(new Date(moment)) <= today()) return body;
      await confirmDialog({ title, message: part(screen, 'untilToday'), isNotice: true });
      return undefined;
    },
    refuse: (errors) => form.current?.refuse(errors) === true,
  };
  const start =
    untilToday === undefined
      ? undefined
      : { [untilToday]: instantsOf(`${day}T08:00`)[0]?.toISOString() };
  return (
    <ConfirmDialog
      title={title}
      size="lg"
      disabled={!fields}
      form={{ current: checked }}
      onSubmit={async (body) => {
        await call(`POST ${later.list}`, { body });
        // Reads both anew: what needs nobody's decision counts at once.
        for (const schema of [later.schema, of]) {
          void client.invalidateQueries({ queryKey: rowsKey(schema) });
        }
        onClose();
      }}
      onRefused={(refusal) => refusal instanceof ApiError && checked.refuse(refusal.fieldErrors)}
      onClose={onClose}
    >
      {fields && (
        <ActionForm name="later" names={later.fields} fields={fields} start={start} handle={form} />
      )}
    </ConfirmDialog>
  );
}
