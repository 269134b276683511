import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEngine } from '../../application/context';
import { placeQuery } from './place-query';
import { recordAddress } from '../../screens/record-address';

/**
 * Returns how records of a screen are shown and where they are opened, outside of it. Undefined until its definition is
 * there.
 */
export function useMention(screen: string) {
  const { registry } = useEngine();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['mention', screen],
    queryFn: async () => {
      const place = await client.ensureQueryData(placeQuery(registry, client, screen));
      return { place, ...(await recordAddress(registry, place)) };
    },
    staleTime: Infinity,
    networkMode: 'always',
    structuralSharing: false,
    meta: { failure: 'silent' },
  });
  return data;
}
