import { useStillWhilePressed } from '../../../ui/use-still-while-pressed';
import { withFieldEditing } from '../../editing/load-editing';
import { useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useEngine } from '../../application/context';
import type { AnyRecord } from '../../define/definition';
import type { Fields } from '../../fields/field';
import { defaultsOf } from '../../editing/new/defaults-of';
import type { FieldErrors, FormHandle } from '../../editing/form-handle';
import { RecordForm } from '../form/record-form';
import { useProblemText } from '../../editing/validation/use-problem-text';
import { requiredProblem, validateRecord } from '../../editing/validation/validate-record';
import { validatorsQuery } from '../../editing/validation/validators-query';
import { isEditable } from '../../screens/record-rights';
import { filledFields } from '../../editing/model/changes';

export interface ActionFormHandle {
  /**
   * Returns the body; undefined when it is not valid, which the form then shows. `besides`: what goes along without
   * being asked for.
   */
  body: (besides?: AnyRecord) => Promise<AnyRecord | undefined>;
  /** Shows what the server said about fields; returns whether one of them stands in this form. */
  refuse: (errors: FieldErrors) => boolean;
}

interface ActionFormProps {
  name: string;
  /** Fields asked for; all unless given. */
  names?: readonly string[] | undefined;
  fields: Fields;
  /** Values to start with, besides the contract's defaults. */
  start?: AnyRecord;
  /** Field that takes the focus; the first one unless given. */
  first?: string | undefined;
  /** True where it stands within something else: the focus is left where it is. */
  isQuiet?: boolean;
  onChange?: (values: AnyRecord) => void;
  /** Called with what is wrong with values that go along without a field of their own. */
  onUnseen?: (problems: readonly string[]) => void;
  handle: Ref<ActionFormHandle>;
}

/** Form for the body of a call, judged by that body's rules. */
export const ActionForm = withFieldEditing(function ActionForm({
  name,
  names: wanted,
  fields,
  start,
  first = wanted?.[0] ?? Object.keys(fields)[0],
  isQuiet,
  onChange,
  onUnseen,
  handle,
}: ActionFormProps) {
  const engine = useEngine();
  const names = useMemo(() => wanted ?? Object.keys(fields), [wanted, fields]);
  const client = useQueryClient();
  const textOf = useProblemText();
  const form = useRef<FormHandle>(null);
  const [values, setValues] = useState<AnyRecord>(() => ({ ...defaultsOf(fields), ...start }));
  const [errors, setErrors] = useState<FieldErrors>({});
  const latest = useRef(values);
  // Corrections must not move the button that is being pressed.
  const shownErrors = useStillWhilePressed(errors);
  const schema = Object.values(fields)[0]?.schema ?? '';

  // Puts the focus where there is something to enter.
  const isLater = first !== names[0];
  useEffect(() => {
    if (first === undefined || isQuiet) return undefined;
    form.current?.focusField(first);
    // Waits two turns: a dialog that opens focuses its first element one turn after its contents are there.
    let timer = setTimeout(() => {
      timer = setTimeout(() => isLater && form.current?.focusField(first));
    });
    return () => clearTimeout(timer);
  }, [first, isQuiet, isLater]);

  useImperativeHandle(handle, () => ({
    body: async (besides) => {
      if ((await form.current?.settle()) === false) return undefined;
      form.current?.flush();
      const validators = await client.ensureQueryData(validatorsQuery(engine.registry, schema));
      const body = { ...filledFields(latest.current), ...besides };
      const problems = validateRecord(body, { kind: 'input', record: {}, validators, fields });
      for (const name of names) {
        const field = fields[name];
        if (field?.required && !(name in body)) problems[name] ??= [requiredProblem(field)];
      }
      const found = Object.entries(problems).flatMap(([of, said]) => {
        const field = fields[of.split('.')[0] ?? ''];
        return field ? [{ field, of, texts: said.map((problem) => textOf(problem, field)) }] : [];
      });
      const shown = found.filter(({ field }) => names.includes(field.name));
      // Leaves errors without a field to the server unless they have another place: nobody can correct here what is not
      // asked for.
      const unseen = onUnseen ? found.filter((one) => !shown.includes(one)) : [];
      setErrors(Object.fromEntries(shown.map(({ of, texts }) => [of, texts])));
      if (shown.length === 0 && unseen.length === 0) return body;
      if (unseen.length > 0) onUnseen?.(unseen.flatMap(({ texts }) => texts));
      form.current?.focusFirstError();
      return undefined;
    },
    refuse: (refused) => {
      if (!names.some((one) => one in refused)) return false;
      setErrors(refused);
      form.current?.focusFirstError();
      return true;
    },
  }));

  return (
    <RecordForm
      fields={fields}
      sections={[{ name, fields: names }]}
      values={values}
      errors={shownErrors}
      editable={(one) => isEditable(fields[one], engine.can, { isNew: true })}
      onChange={(changes) => {
        latest.current = { ...latest.current, ...changes };
        setValues(latest.current);
        onChange?.(latest.current);
        setErrors((before) =>
          Object.fromEntries(Object.entries(before).filter(([one]) => !(one in changes))),
        );
      }}
      onBlur={() => {}}
      handle={form}
    />
  );
});
