import { useQuery } from '@tanstack/react-query';
import { useEngine } from '../../engine/application/context';
import type { ScreenEntry } from '../../engine/application/registry';
import { creatableScreens } from './creatable';

const none: readonly ScreenEntry[] = [];

/** What the user may create; nothing until the definitions are there. */
export function useCreatable(): readonly ScreenEntry[] {
  const { registry, can, me } = useEngine();
  const { data = none } = useQuery({
    queryKey: ['creatable', me.id],
    queryFn: () => creatableScreens({ registry, can }),
    staleTime: Infinity,
    networkMode: 'always',
    meta: { failure: 'silent' },
  });
  return data;
}
