import { useQuery } from '@tanstack/react-query';
import { useEngine } from '../../engine/application/context';
import { useScreenLabels } from '../../engine/labels/use-screen-labels';
import { creatableRecords, type Creatable } from './creatable';

const none: readonly Creatable[] = [];

/** What the user may create, with how it is called; nothing until the definitions are there. */
export function useCreatable(): readonly (Creatable & { label: string })[] {
  const { registry, can, me } = useEngine();
  const { part, newOne } = useScreenLabels();
  const { data = none } = useQuery({
    queryKey: ['creatable', me.id],
    queryFn: () => creatableRecords({ registry, can }),
    staleTime: Infinity,
    networkMode: 'always',
    meta: { failure: 'silent' },
  });
  return data.map((one) => ({
    ...one,
    label:
      one.preset === undefined ? newOne(one.screen) : part(one.screen, `presets.${one.preset}`),
  }));
}
