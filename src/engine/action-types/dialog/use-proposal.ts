import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import type { AnyRecord, RecordId } from '../../../api/dialect';
import { recordIn } from '../../../api/records';
import type { Place } from '../../screens/place';
import type { DialogAction } from './definition';

/** Proposal for a body: not asked for, on its way, there, or refused. */
export interface Proposal {
  data: AnyRecord | undefined;
  error: unknown;
  /** True if the form may be shown. */
  isReady: boolean;
}

/** Asks for the proposal of a dialog's body, anew each time it is opened; what is being typed never changes. */
export function useProposal(
  { proposal, params: further }: Pick<DialogAction, 'proposal' | 'params'>,
  place: Place,
  id: RecordId,
): Proposal {
  const { i18n } = useTranslation();
  const params = { ...place.params, ...further, id };
  const { data, error } = useQuery({
    queryKey: ['proposal', proposal?.call, params, i18n.language],
    enabled: proposal !== undefined,
    queryFn: async ({ signal }): Promise<AnyRecord> =>
      recordIn((await call(proposal?.call ?? '', { params, signal })).data),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { failure: 'silent' },
  });
  return { data, error, isReady: proposal === undefined || data !== undefined };
}

/** Returns the proposed values of the fields that are asked for; what it leaves empty is left to the contract's defaults. */
export function proposedValues(
  proposal: AnyRecord | undefined,
  names: readonly string[],
): AnyRecord {
  const given = names.filter((name) => (proposal?.[name] ?? null) !== null);
  return Object.fromEntries(given.map((name) => [name, proposal?.[name]]));
}
