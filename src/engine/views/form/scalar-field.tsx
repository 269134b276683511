import type { FieldProps } from '@rjsf/utils';
import { useCallback } from 'react';
import { fieldAt, pathName } from '../../fields/field-at';
import { FieldValue } from '../values/field-value';
import { valueClass } from './cell-class';
import cell from './cell.module.css';
import { errorId, hintId, labelId } from '../controls/field-ids';
import { useFormSurroundings } from './form-context';
import { isCaptioned } from './is-captioned';
import { useFieldLabel } from '../../fields/use-field-texts';
import { editingOf } from '../../editing/load-editing';

/** Field for RJSF: the widget of its contract, or text when it cannot be changed. */
export function ScalarField(props: FieldProps) {
  const { fieldPathId, formData: value, rawErrors = [], readonly, required = false } = props;
  const { fields, bridge, country, beside } = useFormSurroundings();
  const label = useFieldLabel();
  const name = pathName(fieldPathId.path);
  const field = fieldAt(fields, fieldPathId.path);
  if (!field) throw new Error(`form: the schema has no field «${name}»`);
  const id = fieldPathId.$id;
  const onChange = useCallback((next: unknown) => bridge.change(name, next), [bridge, name]);
  const onBlur = useCallback(() => bridge.blur(name), [bridge, name]);
  const { Widget } = editingOf(field);
  if (readonly) {
    return (
      <div
        id={id}
        role="group"
        aria-labelledby={labelId(id)}
        className={`${valueClass(field)} ${cell.still}`}
      >
        <FieldValue field={field} value={value} country={country()} />
      </div>
    );
  }
  const invalid = rawErrors.length > 0;
  const described = [
    invalid && errorId(id),
    field.metadata.computed !== undefined && hintId(id),
  ].filter(Boolean);
  return (
    <Widget
      field={field}
      id={id}
      value={value}
      required={required}
      invalid={invalid}
      describedBy={described.join(' ') || undefined}
      onChange={onChange}
      onBlur={onBlur}
      country={country}
      beside={beside}
      caption={isCaptioned(field, fieldPathId.path) ? label(field) : undefined}
      register={bridge.register}
      hold={bridge.hold}
    />
  );
}
