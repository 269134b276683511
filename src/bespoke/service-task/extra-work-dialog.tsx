import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { extraWorkFieldsOf } from '../../../schemas/rules/extra-work-fields';
import { useEngine } from '../../engine/application/context';
import { fieldsQuery } from '../../engine/data/fields-query';
import type { AnyRecord } from '../../engine/define/definition';
import { requiredProblem } from '../../engine/editing/validation/validate-record';
import { useProblemText } from '../../engine/editing/validation/use-problem-text';
import { ChoiceButtons } from '../../engine/flow/answers/choice-buttons';
import { checkedForm } from '../../engine/flow/steps/checked-form';
import { FlowDialog } from '../../engine/flow/steps/flow-dialog';
import { ActionForm, type ActionFormHandle } from '../../engine/views/actions/action-form';
import { paths, type ExtraWork } from './task';
import { extraTypesQuery } from './task-queries';
import { useTask } from './use-task';

const always = ['abrechnungsartId', 'bemerkung'] as const;

/** Dialog for additional work: first its kind, then what that asks for. */
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
  const check = (body: AnyRecord) => {
    const problems = problemsOf(told, body, (name) => {
      const field = fields?.[name];
      return field ? textOf(requiredProblem(field), field) : '';
    });
    if (problems.bisZeitpunkt?.length === 0) {
      problems.bisZeitpunkt = [t('messages:msg_service_time_order')];
    }
    return Object.keys(problems).length === 0 ? undefined : problems;
  };
  return (
    <FlowDialog
      title={t(of ? 'serviceTask:extras.change' : 'serviceTask:steps.bookExtra')}
      confirmLabel={t('serviceTask:confirm.bookExtra')}
      disabled={!fields || !kind}
      form={checkedForm(form, check, { mehraufwandArtId: chosen })}
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
      onClose={onClose}
    >
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
    </FlowDialog>
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
