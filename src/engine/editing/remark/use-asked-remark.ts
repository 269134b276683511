import { useQuery } from '@tanstack/react-query';
import { systemParameterQuery } from '../../../api/system-parameter';
import type { Field, Fields } from '../../fields/field';

/** Returns the field for a remark on a change, where a schema has one. */
export function remarkField(fields: Fields): Field | undefined {
  return Object.values(fields).find(({ property }) => property['x-asked-when']);
}

/** Returns that field once the system parameter in `x-asked-when` is known to say «J». */
export function useAskedRemark(fields: Fields): Field | undefined {
  const field = remarkField(fields);
  const parameter = systemParameterQuery(field?.property['x-asked-when'] ?? '');
  const { data } = useQuery({ ...parameter, enabled: field !== undefined });
  return data === 'J' ? field : undefined;
}
