import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../schemas/generated/api';
import { readMe } from './read-me';

export type MeAnswer = components['schemas']['Me'];

/** Read at each start and after each login; the last known answer is used meanwhile. */
export const meQuery = (user: string) =>
  queryOptions({
    queryKey: ['me', user],
    queryFn: () => readMe(),
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { failure: 'shown', persisted: 'untilStart' },
  });
