import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps } from '@rjsf/utils';
import { useCallback, type ComponentType } from 'react';
import { fieldAt, pathName, type FieldPath } from '../../fields/field-at';
import { AlternativeContext } from './alternative';
import { useFormSurroundings } from './form-context';
import { ScalarField } from './scalar-field';

const { ArrayField, OneOfField, AnyOfField } = getDefaultRegistry().fields;

/** Hands what RJSF changes itself up as widgets do: its own queue is not synchronous. */
function useHandUp(): FieldProps['onChange'] {
  const { fields, bridge } = useFormSurroundings();
  return useCallback(
    (value: unknown, path: FieldPath) => {
      const field = fieldAt(fields, path);
      // A new item holds nothing yet.
      const nothing = field?.parts ? {} : null;
      const items = Array.isArray(value) ? value.map((one: unknown) => one ?? nothing) : value;
      bridge.change(pathName(path), items);
    },
    [fields, bridge],
  );
}

/** RJSF's field for a list: it walks into what has fields of its own, everything else is one value. */
export function ListField(props: FieldProps) {
  const { fields } = useFormSurroundings();
  const handUp = useHandUp();
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
  const handUp = useHandUp();
  return (
    <AlternativeContext value={pathName(props.fieldPathId.path)}>
      <Of {...props} onChange={handUp} />
    </AlternativeContext>
  );
}
