import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { extraWorkFieldsOf } from '../../../schemas/rules/extra-work-fields';
import { ApiError } from '../../api/api-error';
import { useEngine } from '../../engine/application/context';
import { fieldsQuery } from '../../engine/data/fields-query';
import type { AnyRecord } from '../../engine/define/definition';
import { requiredProblem } from '../../engine/editing/validation/validate-record';
import { useProblemText } from '../../engine/editing/validation/use-problem-text';
import { ActionForm, type ActionFormHandle } from '../../engine/views/actions/action-form';
import { ConfirmDialog } from '../../engine/views/actions/confirm-dialog';
import { ChoiceButtons } from './choice-buttons';
import { paths, type ExtraWork } from './task';
import { extraTypesQuery } from './task-queries';
import { useTask } from './use-task';
import parts from './task-parts.module.css';

const always = ['abrechnungsartId', 'bemerkung'] as const;

/** Additional work: first its kind, then what that asks for. */
export function ExtraWorkDialog({ of, onClose }: { of?: ExtraWork; onClose: () => void }) {
  const { t, i18n } = useTranslation(['serviceTask', 'messages']);
  const { registry } = useEngine();
  const { calls } = useTask();
  const { data: fields } = useQuery(fieldsQuery(registry, 'ExtraWork'));
  const { data: types } = useQuery(extraTypesQuery(i18n.language));
  const [chosen, setChosen] = useState<number | undefined>(of?.mehraufwandArtId);
  const textOf = useProblemText();
  const form = useRef<ActionFormHandle>(null);
  const kind = types?.find(({ id }) => id === chosen);
  const told = kind ? extraWorkFieldsOf(Number(kind.typ)) : [];
  const names = [...told, ...always];
  const checked: ActionFormHandle = {
    body: async () => {
      const body = await form.current?.body({ mehraufwandArtId: chosen });
      if (!body) return undefined;
      const problems = problemsOf(told, body, (name) => {
        const field = fields?.[name];
        return field ? textOf(requiredProblem(field), field) : '';
      });
      if (problems.bisZeitpunkt?.length === 0) {
        problems.bisZeitpunkt = [t('messages:msg_service_time_order')];
      }
      if (Object.keys(problems).length === 0) return body;
      form.current?.refuse(problems);
      return undefined;
    },
    refuse: (errors) => form.current?.refuse(errors) === true,
  };
  return (
    <ConfirmDialog
      title={t(of ? 'serviceTask:extras.change' : 'serviceTask:steps.bookExtra')}
      confirmLabel={t('serviceTask:confirm.bookExtra')}
      size="md"
      disabled={!fields || !kind}
      form={{ current: checked }}
      onSubmit={async (body) => {
        if (!body) return;
        const action = t(of ? 'serviceTask:extras.change' : 'serviceTask:steps.bookExtra');
        if (of) {
          const options = { action, body, params: { id: of.id }, base: of };
          await calls.send(`PATCH ${paths.extras}/{id}`, options);
        } else {
          const brings = { schema: 'ExtraWork', row: body };
          await calls.send(`POST ${paths.extras}`, { action, body, brings });
        }
        onClose();
      }}
      onRefused={(error) => error instanceof ApiError && checked.refuse(error.fieldErrors)}
      onClose={onClose}
    >
      <div className={parts.asked}>
        <ChoiceButtons
          label={t('serviceTask:extras.kind')}
          value={chosen}
          options={(types ?? []).map(({ id, bezeichnung }) => ({
            value: Number(id),
            label: String(bezeichnung),
          }))}
          onChoose={setChosen}
        />
        {fields && kind && (
          <ActionForm
            // What another kind asks for is another form.
            key={String(kind.typ)}
            name="extra"
            names={names}
            fields={fields}
            start={of ? Object.fromEntries(names.map((name) => [name, of[name]])) : {}}
            handle={form}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}

/** Missing fields, and `bisZeitpunkt` with no text where the range ends before it begins. */
function problemsOf(
  told: readonly string[],
  body: AnyRecord,
  required: (name: string) => string,
): Record<string, string[]> {
  const missing = told.filter((name) => body[name] == null);
  const problems = Object.fromEntries(missing.map((name) => [name, [required(name)]]));
  const { vonZeitpunkt: from, bisZeitpunkt: to } = body;
  if (typeof from === 'string' && typeof to === 'string' && from >= to) problems.bisZeitpunkt = [];
  return problems;
}
