import { useEffect, useMemo, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconBarcode, IconBarcodeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { failureText } from '../../../failure/failure-text';
import { EmptyState } from '../../../ui/empty-state';
import { useEngine } from '../../application/context';
import { useScreenLabels } from '../../labels/use-screen-labels';
import type { TabViewProps } from '../../screens/tab-type';
import { CameraView } from './camera/camera-view';
import { CodeEntry } from './code-entry';
import type { ScannerTab } from './definition';
import { findCode, type Hit, permittedCodes } from './find-code';
import { HitCard } from './hit-card';
import { HitChoice } from './hit-choice';
import classes from './scanner.module.css';
import { signal } from '../../../ui/signal';
import { useFieldsOf } from './use-fields-of';

/** The code is in the URL, so «back» leads to the one before. */
export function Content({ screen, tab }: TabViewProps<ScannerTab>) {
  const { t, i18n } = useTranslation('scanner');
  const { oneOf, part } = useScreenLabels();
  const { can } = useEngine();
  const [search, setSearch] = useSearchParams();
  const code = search.get('code') ?? '';
  const chosen = search.get('hit');
  const codes = useMemo(() => permittedCodes(tab.codes, can), [tab, can]);
  const schemas = useMemo(
    () => [
      ...new Set(codes.flatMap(({ schema, rows }) => [schema, ...rows.map((of) => of.schema)])),
    ],
    [codes],
  );
  const fields = useFieldsOf(schemas);
  const either = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
  const found = useQuery({
    queryKey: ['code', screen.name, tab.name, code, i18n.language],
    queryFn: ({ signal: abort }) => findCode(code, codes, abort),
    enabled: code !== '',
    meta: { failure: 'shown' },
  });
  const hits = found.data;
  const hit = hits?.find(({ key }) => key === chosen) ?? (hits?.length === 1 ? hits[0] : undefined);

  // A signal only for what was scanned or typed here, not for what «back» shows again.
  const asked = useRef<string>(undefined);
  const take = (scanned: string) => {
    asked.current = scanned;
    // The same again: what lies there may have changed.
    if (scanned === code) void found.refetch();
    setSearch({ code: scanned }, { replace: scanned === code });
  };
  useEffect(() => {
    if (!hits || found.isFetching || asked.current !== code) return;
    asked.current = undefined;
    signal(hits.length === 0 ? 'missing' : hits.length === 1 ? 'found' : 'choice');
  }, [hits, found.isFetching, code]);

  return (
    <div className={classes.scanner}>
      <div className={classes.sources}>
        <CodeEntry onCode={take} />
        <CameraView onCode={take} />
      </div>
      <div className={classes.result} aria-busy={found.isFetching}>
        <p className="visually-hidden" role="status">
          {hits && saidOf(hits, code)}
        </p>
        {found.error && <p role="alert">{failureText(found.error)}</p>}
        {code === '' && (
          <EmptyState
            Icon={IconBarcode}
            title={t('scanner:empty')}
            hint={t('scanner:emptyHint', {
              kinds: either.format(codes.map(({ schema }) => oneOf(schema))),
            })}
          />
        )}
        {hits?.length === 0 && (
          <div role="alert">
            <EmptyState
              Icon={IconBarcodeOff}
              title={part(screen, 'notFound')}
              hint={part(screen, 'notFoundHint', { code })}
            />
          </div>
        )}
        {fields && hits && hits.length > 1 && !hit && (
          <HitChoice code={code} hits={hits} fields={fields} />
        )}
        {fields && hit && (
          <HitCard key={hit.key} screen={screen} hit={hit} fields={fields} code={code} />
        )}
      </div>
    </div>
  );

  function saidOf(all: readonly Hit[], asked: string): string {
    const [only] = all;
    if (!only) return '';
    if (all.length > 1) return t('scanner:ambiguous');
    return t('scanner:found', {
      code: asked,
      kind: oneOf(only.meaning.schema),
    });
  }
}
