import { getDefaultRegistry } from '@rjsf/core';
import type { FieldPathList, FieldProps } from '@rjsf/utils';
import { useCallback, type ComponentType } from 'react';
import { fieldAt, pathName } from '../../fields/field-at';
import { AlternativeContext } from './alternative';
import { useFormSurroundings } from './form-context';
import { ScalarField } from './scalar-field';

const { ArrayField, OneOfField, AnyOfField } = getDefaultRegistry().fields;

/**
 * Hands changes up as widgets do, because RJSF's queue is not synchronous; RJSF's state has them too, to keep its keys.
 */
function useHandUp(onChange: FieldProps['onChange']): FieldProps['onChange'] {
  const { fields, bridge } = useFormSurroundings();
  return useCallback(
    (value: unknown, path: FieldPathList) => {
      const field = fieldAt(fields, path);
      // Fills in undefined items: a new one holds no value yet.
      const nothing = field?.parts ? {} : null;
      const items = Array.isArray(value) ? value.map((one: unknown) => one ?? nothing) : value;
      bridge.change(pathName(path), items);
      onChange(items, path);
    },
    [fields, bridge, onChange],
  );
}

/** Field for RJSF: it walks into what has fields of its own, everything else is one value. */
export function ListField(props: FieldProps) {
  const { fields } = useFormSurroundings();
  const handUp = useHandUp(props.onChange);
  const field = fieldAt(fields, props.fieldPathId.path);
  if (!field?.parts && !field?.item) return <ScalarField {...props} />;
  return ArrayField && <ArrayField {...props} onChange={handUp} />;
}

export function OneOf(props: FieldProps) {
  return OneOfField && <Alternatives {...props} Of={OneOfField} />;
}

/** Field for RJSF: the first alternative that fits. */
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
