import Form from '@rjsf/core';
import type { RegistryFieldsType } from '@rjsf/utils';
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
import { countryOf } from '../../fields/fields-of-record';
import { entityOf } from '../../fields/entity-of';
import type { Fields } from '../../fields/field';
import type { Labelled } from '../../labels/label-keys';
import { withComputed } from '../../editing/computed-changes';
import { AlternativeSelect, AlternativeTemplate } from './alternative';
import { errorSchema } from './error-schema';
import { FieldTemplate } from './field-template';
import type { FieldErrors, FormHandle } from '../../editing/form-handle';
import { createFormBridge } from '../../editing/form-bridge';
import { FormContextProvider } from './form-context';
import { formSchema } from './form-schema';
import { formUiSchema } from './form-ui-schema';
import { editedPlaces, withFields, type HeaderFields } from './left-out';
import { AnyOf, ListField, OneOf } from './list-field';
import { ListItemTemplate, ListTemplate } from './list-template';
import { ObjectTemplate } from './object-template';
import { ScalarField } from './scalar-field';
import { useChoices } from './use-choices';
import { useErrorFocus } from './use-error-focus';
import { useFormValidator } from './use-form-validator';
import { useShownSections } from './use-shown-sections';
import { withParts } from './with-part';

export interface RecordFormProps {
  /** Screen that names the headings of the sections; without it there are none. */
  screen?: Labelled;
  fields: Fields;
  sections: readonly SectionDefinition[];
  values: AnyRecord;
  /** Record that is changed: what is empty in it stands behind the rest, as it does when it is read. */
  stored?: AnyRecord | undefined;
  /** Fields that are read at another place, by name. */
  elsewhere?: HeaderFields | undefined;
  errors: FieldErrors;
  editable: (field: string) => boolean;
  parent?: AnyRecord;
  onChange: (changes: AnyRecord) => void;
  onBlur: (field: string) => void;
  handle: Ref<FormHandle>;
}

const rjsfFields: RegistryFieldsType = {
  StringField: ScalarField,
  NumberField: ScalarField,
  BooleanField: ScalarField,
  ArrayField: ListField,
  OneOfField: OneOf,
  AnyOfField: AnyOf,
};

const templates = {
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: ListTemplate,
  ArrayFieldItemTemplate: ListItemTemplate,
  MultiSchemaFieldTemplate: AlternativeTemplate,
  FieldTemplate,
};

const widgets = { SelectWidget: AlternativeSelect };

/**
 * Setting by which nothing is filled in that nobody entered, not even an object or an item that the contract requires.
 */
const noDefaults = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
} as const;

/** Form of a record: RJSF renders; values and errors live outside. */
export function RecordForm(props: RecordFormProps) {
  const { screen, fields, sections, values, errors, editable, parent, handle } = props;
  const idPrefix = useId();
  const [bridge] = useState(createFormBridge);
  const contextOf = useChoices(fields, parent);

  const all = useShownSections(sections, fields, values);
  // Set once: what is filled in stays where it is.
  const [places] = useState(() =>
    editedPlaces(props.stored ? all : [], props.stored ?? {}, {
      elsewhere: new Set([...(props.elsewhere?.named ?? []), ...(props.elsewhere?.unnamed ?? [])]),
      editable,
    }),
  );
  const found = withFields(all, ({ name }) => !places.leftOut.has(name));
  // Values change often, what is shown seldom: the layout keeps its identity as long as it says the same.
  const layout = JSON.stringify([
    screen,
    found.map((section) => [section.name, section.fields.map((field) => field.name)]),
  ]);
  const shown = useStable(found, `${layout}`, fields);
  const schema = useMemo(() => formSchema(entityOf(fields)), [fields]);
  const validator = useFormValidator(Object.values(fields)[0]?.schema ?? '', schema);
  const locked = formUiSchema(shown, editable);
  const uiSchema = useStable(locked, Object.keys(locked).join(), shown);
  // Kept at hand: several widgets may report before the next rendering.
  const latest = useRef(values);
  useLayoutEffect(() => {
    latest.current = values;
  }, [values]);
  const country = useCallback(() => countryOf(fields, latest.current), [fields]);
  const beside = useCallback((name: string) => latest.current[name], []);
  const surroundings = useMemo(
    () => ({ screen, fields, sections: shown, places, bridge, country, beside }),
    [screen, fields, shown, places, bridge, country, beside],
  );
  const extraErrors = useMemo(() => errorSchema(errors, fields), [errors, fields]);

  /** Returns what widgets report, as far as it differs, with what follows from it. */
  const changesOf = (reported: AnyRecord): AnyRecord => {
    const before = latest.current;
    const changes = Object.fromEntries(
      Object.entries(withParts(fields, before, reported)).filter(
        ([name, value]) => (before[name] ?? null) !== value,
      ),
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
    const wrong = Object.keys(errors).filter((name) => (errors[name]?.length ?? 0) > 0);
    const first = firstOf(idPrefix, wrong);
    // Scrolls the field to the top on a phone: notices of the failure stand below.
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
      isInSight: (name) => isInSight(elementAt(idPrefix, name)),
      focusFirstError,
    }),
    [bridge, idPrefix, focusFirstError],
  );

  if (!validator) return null;
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
        validator={validator}
        fields={rjsfFields}
        templates={templates}
        widgets={widgets}
        experimental_defaultFormStateBehavior={noDefaults}
      >
        {/* No submit button: the record's toolbar saves. */}
        <></>
      </Form>
    </FormContextProvider>
  );
}

/** Returns `next` as it was when `key` or `owner` last changed. */
function useStable<T>(next: T, key: string, owner: unknown): T {
  const [kept, keep] = useState({ value: next, key, owner });
  if (kept.key === key && kept.owner === owner) return kept.value;
  keep({ value: next, key, owner });
  return next;
}

/** Returns the field that is drawn first. */
function firstOf(idPrefix: string, names: readonly string[]): string | undefined {
  const drawn = names.flatMap((name) => {
    const element = elementAt(idPrefix, name);
    return element ? [{ name, element }] : [];
  });
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  return drawn.sort((one, other) =>
    one.element.compareDocumentPosition(other.element) & follows ? -1 : 1,
  )[0]?.name;
}

function elementAt(idPrefix: string, name: string): HTMLElement | null {
  return document.getElementById([idPrefix, ...name.split('.')].join('_'));
}

/** Focuses a field; `name` may be a place inside one; a group hands the focus to its first control. */
function focusElement(
  idPrefix: string,
  name: string,
  block: ScrollLogicalPosition = 'nearest',
): void {
  const element = elementAt(idPrefix, name);
  const first = element?.matches('fieldset')
    ? element.querySelector<HTMLElement>('input, textarea, select, button')
    : element;
  first?.focus();
  first?.scrollIntoView?.({ block });
}

/** Height in px of header and bar, which stand over the page. */
const STICKY = 92;

function isInSight(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > STICKY && top < window.innerHeight;
}
