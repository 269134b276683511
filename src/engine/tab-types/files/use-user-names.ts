import { useEngine } from '../../application/context';
import { useLookup } from '../../data/lookups/use-lookup';

/** Returns the name of a user by id, from the application's reference list whose rows are users. */
export function useUserNames(): (id: number | undefined) => string {
  const { registry } = useEngine();
  const name = Object.keys(registry.lookups).find((key) => registry.lookups[key]?.me);
  const { optionOf } = useLookup(name);
  return (id) => (id === undefined ? '' : (optionOf(id)?.label ?? ''));
}
