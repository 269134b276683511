import { getDefaultRegistry } from '@rjsf/core';
import type { FieldPathList, FieldProps } from '@rjsf/utils';
import { useCallback, type ComponentType } from 'react';
import { fieldAt, pathName } from '../../fields/field-at';
import { AlternativeContext } from './alternative';
import { useFormSurroundings } from './form-context';
import { ScalarField } from './scalar-field';

const { ArrayField, OneOfField, AnyOfField } = getDefaultRegistry().fields;

/**
 * Hands what RJSF changes itself up as widgets do, since its own queue is not synchronous; the form's state has it too,
 * so that what is drawn keeps its keys until the value comes back.
 */
function useHandUp(onChange: FieldProps['onChange']): FieldProps['onChange'] {
  const { fields, bridge } = useFormSurroundings();
  return useCallback(
    (value: unknown, path: FieldPathList) => {
      const field = fieldAt(fields, path);
      // A new item holds nothing yet.
      const nothing = field?.parts ? {} : null;
      const items = Array.isArray(value) ? value.map((one: unknown) => one ?? nothing) : value;
      bridge.change(pathName(path), items);
      onChange(items, path);
    },
    [fields, bridge, onChange],
  );
}

/** RJSF's field for a list: it walks into what has fields of its own, everything else is one value. */
export function ListField(props: FieldProps) {
  const { fields } = useFormSurroundings();
  const handUp = useHandUp(props.onChange);
  const field = fieldAt(fields, props.fieldPathId.path);
  if (!field?.parts && !field?.item) return <ScalarField {...props} />;
  return ArrayField && <ArrayField {...props} onChange={handUp} />;
}

/** RJSF's field for one of several alternatives. */
export function OneOf(props: FieldProps) {
  return OneOfField && <Alternatives {...props} Of={OneOfField} />;
}

/** RJSF's field for some of several alternatives: the first that fits. */
export function AnyOf(props: FieldProps) {
  return AnyOfField && <Alternatives {...props} Of={AnyOfField} />;
}

function Alternatives({ Of, ...props }: FieldProps & { Of: ComponentType<FieldProps> }) {
  const handUp = useHandUp(props.onChange);
  return (
    <AlternativeContext value={pathName(props.fieldPathId.path)}>
      <Of {...props} onChange={handUp} />
    </AlternativeContext>
  );
}
