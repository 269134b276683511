import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../schemas/generated/api';
import { readMe } from './read-me';

export type MeAnswer = components['schemas']['Me'];

/** The current user with every right. Kept for the session; rights change with the next login. */
export const meQuery = (user: string) =>
  queryOptions({
    queryKey: ['me', user],
    queryFn: () => readMe(),
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { handlesError: true },
  });
