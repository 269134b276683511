import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { printedCode } from '../../../../../schemas/rules/gs1';
import { signal } from '../../../../ui/signal';
import type { CodeSource, Hit } from './find-code';

interface ScannedCode<Source extends CodeSource> {
  /** Query key of the place where the code is looked up. */
  key: readonly string[];
  find: (code: string, abort: AbortSignal) => Promise<Hit<Source>[]>;
  /** True if «Back» leads to the code before. */
  isStep: boolean;
}

export interface Scan<Source extends CodeSource> {
  /** Code that was read; empty before the first one. */
  code: string;
  /** Records with that code; undefined until they are known. */
  hits: readonly Hit<Source>[] | undefined;
  isFetching: boolean;
  error: Error | null;
  take: (code: string) => void;
  retry: () => void;
}

/** Keeps the code in the URL and looks it up. */
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

  // Signals only what was scanned or typed here, not what «Back» shows again.
  const asked = useRef<string>(undefined);
  const take = (read: string) => {
    const scanned = printedCode(read);
    asked.current = scanned;
    // Reads the same code again: its meaning may have changed.
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
