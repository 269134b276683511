import { useMemo } from 'react';
import { useEngine } from '../../engine/application/context';
import { useScreenLabels } from '../../engine/labels/use-screen-labels';
import { creatableRecords, type Creatable } from './creatable';

/** Returns what the user may create, with its labels. */
export function useCreatable(): readonly (Creatable & { label: string })[] {
  const { registry, can } = useEngine();
  const { part, newOne } = useScreenLabels();
  const creatable = useMemo(() => creatableRecords({ registry, can }), [registry, can]);
  return creatable.map((one) => ({
    ...one,
    label:
      one.preset === undefined ? newOne(one.screen) : part(one.screen, `presets.${one.preset}`),
  }));
}
