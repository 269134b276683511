import Form from '@rjsf/core';
import type { ErrorSchema, RegistryFieldsType } from '@rjsf/utils';
import {
  useCallback,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Ref } from 'react';
import type { AnyRecord, SectionDefinition } from '../../define/definition';
import { countryOf } from '../../fields/country-of';
import type { Fields } from '../../fields/field';
import type { Labelled } from '../../labels/label-keys';
import { withComputed } from '../../editing/computed-changes';
import { FieldTemplate } from './field-template';
import type { FieldErrors, FormHandle } from '../../editing/form-handle';
import { createFormBridge } from '../../editing/form-bridge';
import { FormContextProvider } from './form-context';
import { formSchema, formUiSchema } from './form-schema';
import { noValidation } from './no-validation';
import { ObjectTemplate } from './object-template';
import { ScalarField } from './scalar-field';
import { useChoices } from './use-choices';
import { useErrorFocus } from './use-error-focus';
import { useShownSections } from './use-shown-sections';

export interface RecordFormProps {
  /** Names the headings of the sections; without it there are none. */
  screen?: Labelled;
  fields: Fields;
  sections: readonly SectionDefinition[];
  values: AnyRecord;
  errors: FieldErrors;
  editable: (field: string) => boolean;
  /** The record that this one belongs to. */
  parent?: AnyRecord;
  onChange: (changes: AnyRecord) => void;
  onBlur: (field: string) => void;
  handle: Ref<FormHandle>;
}

const rjsfFields: RegistryFieldsType = {
  StringField: ScalarField,
  NumberField: ScalarField,
  BooleanField: ScalarField,
  ArrayField: ScalarField,
};

const templates = { ObjectFieldTemplate: ObjectTemplate, FieldTemplate };

/** A record being edited. RJSF renders it; values and errors live outside. */
export function RecordForm(props: RecordFormProps) {
  const { screen, fields, sections, values, errors, editable, parent, handle } = props;
  const idPrefix = useId();
  const [bridge] = useState(createFormBridge);
  const contextOf = useChoices(fields, parent);

  const found = useShownSections(sections, fields, values);
  // Values change often, what is shown seldom: the layout keeps its identity as long as it says the same.
  const layout = JSON.stringify([
    screen,
    found.map((section) => [section.name, section.fields.map((field) => field.name)]),
  ]);
  const shown = useStable(found, `${layout}`, fields);
  const schema = useMemo(() => formSchema(shown), [shown]);
  const locked = formUiSchema(shown, editable);
  const uiSchema = useStable(locked, Object.keys(locked).join(), shown);
  // Several widgets may report before the next rendering.
  const latest = useRef(values);
  useLayoutEffect(() => {
    latest.current = values;
  }, [values]);
  const country = useCallback(() => countryOf(fields, latest.current), [fields]);
  const surroundings = useMemo(
    () => ({ screen, fields, sections: shown, bridge, country }),
    [screen, fields, shown, bridge, country],
  );
  const extraErrors = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(errors).map(([name, texts]) => [name, { __errors: [...texts] }]),
      ) as ErrorSchema,
    [errors],
  );

  /** What differs of what widgets report, with what follows from it. */
  const changesOf = (reported: AnyRecord): AnyRecord => {
    const before = latest.current;
    const changes = Object.fromEntries(
      Object.entries(reported).filter(([name, value]) => (before[name] ?? null) !== value),
    );
    if (Object.keys(changes).length === 0) return changes;
    return withComputed(before, changes, { fields, editable, contextOf });
  };
  const pending = useRef<() => AnyRecord>(bridge.pending);
  useLayoutEffect(() => {
    pending.current = () => changesOf(bridge.pending());
    bridge.listen({
      onBlur: props.onBlur,
      onChange: (reported) => {
        const all = changesOf(reported);
        if (Object.keys(all).length === 0) return;
        latest.current = { ...latest.current, ...all };
        props.onChange(all);
      },
    });
  });

  const focusFirstError = useErrorFocus(errors, () => {
    const names = shown.flatMap((section) => section.fields.map((field) => field.name));
    const first = names.find((name) => (errors[name]?.length ?? 0) > 0);
    // On a phone notices of the failure stand below: the field goes to the top.
    const isNarrow = window.matchMedia('(max-width: 767px)').matches;
    if (first !== undefined) focusElement(idPrefix, first, isNarrow ? 'start' : 'nearest');
    return first !== undefined;
  });

  useImperativeHandle(
    handle,
    () => ({
      flush: bridge.flush,
      pending: () => pending.current(),
      settle: bridge.settle,
      focusField: (name) => focusElement(idPrefix, name),
      focusFirstError,
    }),
    [bridge, idPrefix, focusFirstError],
  );

  return (
    <FormContextProvider value={surroundings}>
      <Form
        tagName="div"
        className=""
        noHtml5Validate
        showErrorList={false}
        idPrefix={idPrefix}
        schema={schema}
        uiSchema={uiSchema}
        formData={values}
        extraErrors={extraErrors}
        validator={noValidation}
        fields={rjsfFields}
        templates={templates}
      >
        {/* No submit button: the record's toolbar saves. */}
        <></>
      </Form>
    </FormContextProvider>
  );
}

/** `next` as it was when `key` or `owner` last changed. */
function useStable<T>(next: T, key: string, owner: unknown): T {
  const [kept, keep] = useState({ value: next, key, owner });
  if (kept.key === key && kept.owner === owner) return kept.value;
  keep({ value: next, key, owner });
  return next;
}

function focusElement(
  idPrefix: string,
  name: string,
  block: ScrollLogicalPosition = 'nearest',
): void {
  const element = document.getElementById(`${idPrefix}_${name}`);
  element?.focus();
  element?.scrollIntoView?.({ block });
}
