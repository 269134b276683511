import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { printedCode } from '../../../../../schemas/rules/gs1';
import { signal } from '../../../../ui/signal';
import type { CodeSource, Hit } from './find-code';

interface ScannedCode<Source extends CodeSource> {
  /** Of where it is looked up. */
  key: readonly string[];
  find: (code: string, abort: AbortSignal) => Promise<Hit<Source>[]>;
  /** «Back» leads to the code before. */
  isStep: boolean;
}

export interface Scan<Source extends CodeSource> {
  /** Empty before the first one. */
  code: string;
  /** Undefined until they are known. */
  hits: readonly Hit<Source>[] | undefined;
  isFetching: boolean;
  error: Error | null;
  take: (code: string) => void;
  retry: () => void;
}

/** The code stands in the URL. */
export function useScannedCode<Source extends CodeSource>({
  key,
  find,
  isStep,
}: ScannedCode<Source>): Scan<Source> {
  const { i18n } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const code = search.get('code') ?? '';
  const {
    data: hits,
    isFetching,
    error,
    refetch,
  } = useQuery({
    queryKey: ['code', ...key, code, i18n.language],
    queryFn: ({ signal: abort }) => find(code, abort),
    enabled: code !== '',
    meta: { failure: 'shown' },
  });

  // A signal only for what was scanned or typed here, not for what «back» shows again.
  const asked = useRef<string>(undefined);
  const take = (read: string) => {
    const scanned = printedCode(read);
    asked.current = scanned;
    // The same again: what it means may have changed.
    if (scanned === code) void refetch();
    const next = new URLSearchParams(search);
    next.set('code', scanned);
    next.delete('hit');
    setSearch(next, { replace: !isStep || scanned === code });
  };
  useEffect(() => {
    if (!hits || isFetching || asked.current !== code) return;
    asked.current = undefined;
    signal(hits.length === 0 ? 'missing' : hits.length === 1 ? 'found' : 'choice');
  }, [hits, isFetching, code]);

  return { code, hits, isFetching, error, take, retry: () => void refetch() };
}
