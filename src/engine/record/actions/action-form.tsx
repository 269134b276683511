import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useEngine } from '../../context';
import type { AnyRecord, DialogActionDefinition } from '../../define/definition';
import type { Fields } from '../../field/field';
import { defaultsOf } from '../../form/defaults-of';
import { RecordForm, type FieldErrors, type RecordFormHandle } from '../../form/record-form';
import { useProblemText } from '../../form/use-problem-text';
import { validateRecord } from '../../form/validate-record';
import { validatorsQuery } from '../../form/validators-query';
import { isEditable } from '../record-rights';
import { filledFields } from '../session/changes';

export interface ActionFormHandle {
  /** The body to send; undefined when it is not valid, which the form then shows. */
  body: () => Promise<AnyRecord | undefined>;
  /** Shows what the server said of fields; answers whether one of them stands in this form. */
  refuse: (errors: FieldErrors) => boolean;
}

interface ActionFormProps {
  action: DialogActionDefinition;
  fields: Fields;
  /** What it starts with, besides the contract's defaults. */
  start?: AnyRecord;
  handle: Ref<ActionFormHandle>;
}

/** The form of a dialog: the fields an action names, judged by the rules of its call's body. */
export function ActionForm({ action, fields, start, handle }: ActionFormProps) {
  const engine = useEngine();
  const client = useQueryClient();
  const textOf = useProblemText();
  const form = useRef<RecordFormHandle>(null);
  const [values, setValues] = useState<AnyRecord>(() => ({ ...defaultsOf(fields), ...start }));
  const [errors, setErrors] = useState<FieldErrors>({});
  const latest = useRef(values);
  const schema = Object.values(fields)[0]?.schema ?? '';

  // The focus starts where there is something to enter.
  useEffect(() => {
    const first = action.fields[0];
    if (first !== undefined) form.current?.focusField(first);
  }, [action]);

  useImperativeHandle(handle, () => ({
    body: async () => {
      if ((await form.current?.settle()) === false) return undefined;
      form.current?.flush();
      const validators = await client.ensureQueryData(validatorsQuery(engine.registry, schema));
      const body = filledFields(latest.current);
      const problems = validateRecord(body, { kind: 'input', record: {}, validators, fields });
      const found = Object.entries(problems).map(([name, of]) => {
        const field = fields[name];
        return [name, field ? of.map((problem) => textOf(problem, field)) : []] as const;
      });
      setErrors(Object.fromEntries(found));
      if (found.length === 0) return body;
      form.current?.focusFirstError();
      return undefined;
    },
    refuse: (refused) => {
      if (!action.fields.some((name) => name in refused)) return false;
      setErrors(refused);
      form.current?.focusFirstError();
      return true;
    },
  }));

  return (
    <RecordForm
      fields={fields}
      sections={[{ name: action.name, fields: action.fields }]}
      values={values}
      errors={errors}
      editable={(name) => isEditable(fields[name], engine.can, { isNew: true })}
      onChange={(changes) => {
        latest.current = { ...latest.current, ...changes };
        setValues(latest.current);
        setErrors((before) =>
          Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))),
        );
      }}
      onBlur={() => {}}
      handle={form}
    />
  );
}
