import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordIn } from '../../../../api/records';
import type { AnyRecord } from '../../../../api/dialect';
import { write } from '../../../../api/write-records';
import { noteFailure } from '../../../../failure/notify-failure';
import type { Place } from '../../../screens/place';
import { choicesInBody, planIn, type PlanChoices } from './together-plan';

interface Options {
  /** Call that answers the plan; undefined where nothing is planned. */
  call: string | undefined;
  params: Place['params'];
  /** Body of the call without the choices; undefined until it is known. */
  body: AnyRecord | undefined;
}

/** Reads the plan for chosen rows; the last answer stands until the one to other choices is there. */
export function useTogetherPlan({ call, params, body }: Options) {
  const { i18n } = useTranslation();
  const [choices, setChoices] = useState<PlanChoices>({});
  const asked = { ...body, ...choicesInBody(choices) };
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['planned together', call, params, asked, i18n.language],
    queryFn: async () =>
      planIn(recordIn((await write(call ?? '', { params, body: asked, kind: 'action' })).data)),
    enabled: call !== undefined && body !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { failure: 'silent' },
  });
  useEffect(() => noteFailure(error), [error]);
  return {
    plan: data,
    error,
    /** True if the plan is that of the current choices. */
    isCurrent: data !== undefined && !isPlaceholderData && !error,
    choices,
    setChoices,
    /** Choices as the call takes them. */
    said: call === undefined ? {} : choicesInBody(choices),
  };
}
