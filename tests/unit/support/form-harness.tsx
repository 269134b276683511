import { createRef, useState } from 'react';
import type { AnyRecord, SectionDefinition } from '../../../src/engine/define/definition';
import type { Fields } from '../../../src/engine/fields/field';
import type { FieldErrors, FormHandle } from '../../../src/engine/editing/form-handle';
import { RecordForm, type RecordFormProps } from '../../../src/engine/views/form/record-form';
import { render } from './render';
import { thingFields } from './things';

interface HarnessOptions {
  fields?: readonly string[];
  /** Of another entity than the made-up one. */
  of?: Fields;
  sections?: readonly SectionDefinition[];
  values?: AnyRecord;
  errors?: FieldErrors;
  editable?: (field: string) => boolean;
  parent?: AnyRecord;
}

/** The same object each time, as a definition is. */
const screen = { name: 'things', schema: 'Thing' };

/** A form whose values a parent keeps, as the edit session does; reports what the form handed up. */
export function renderForm(options: HarnessOptions) {
  const changes: AnyRecord[] = [];
  const blurred: string[] = [];
  const handle = createRef<FormHandle>();
  let current: AnyRecord = options.values ?? {};
  let setValues: (values: AnyRecord) => void = () => {};
  let setErrors: (errors: FieldErrors) => void = () => {};
  const editable = options.editable ?? (() => true);
  const sections = options.sections ?? [{ name: 'main', fields: options.fields ?? [] }];
  const onChange: RecordFormProps['onChange'] = (changed) => {
    changes.push(changed);
    current = { ...current, ...changed };
    setValues(current);
  };
  const onBlur = (field: string) => blurred.push(field);

  function Harness() {
    const [values, set] = useState(current);
    const [errors, setFieldErrors] = useState<FieldErrors>(options.errors ?? {});
    setValues = set;
    setErrors = setFieldErrors;
    return (
      <RecordForm
        screen={screen}
        fields={options.of ?? thingFields}
        sections={sections}
        values={values}
        errors={errors}
        editable={editable}
        parent={options.parent}
        onChange={onChange}
        onBlur={onBlur}
        handle={handle}
      />
    );
  }

  const rendered = render(<Harness />);
  const labelled = (label: string) =>
    [...rendered.container.querySelectorAll('label')].find(
      (candidate) => candidate.textContent === label,
    );
  return {
    ...rendered,
    changes,
    blurred,
    form: () => {
      if (!handle.current) throw new Error('the form is not mounted');
      return handle.current;
    },
    values: () => current,
    setValues: (values: AnyRecord) => {
      current = values;
      setValues(values);
    },
    setErrors: (errors: FieldErrors) => setErrors(errors),
    /** The control that a label names. */
    control: (field: string) => {
      const label = labelled(`Feld ${field}`);
      const control = label && document.getElementById(label.htmlFor);
      if (!control) throw new Error(`no control labelled «Feld ${field}»`);
      return control as HTMLInputElement;
    },
    hasLabel: (field: string) => labelled(`Feld ${field}`) !== undefined,
  };
}
