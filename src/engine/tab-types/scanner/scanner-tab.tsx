import { IconBarcode } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../ui/empty-state';
import { useEngine } from '../../application/context';
import { useScreenLabels } from '../../labels/use-screen-labels';
import type { TabViewProps } from '../../screens/tab-type';
import { findCode } from '../../views/blocks/scan/find-code';
import { HitChoice } from '../../views/blocks/scan/hit-choice';
import { ScanFrame } from '../../views/blocks/scan/scan-frame';
import { useScannedCode } from '../../views/blocks/scan/use-scanned-code';
import type { CodeMeaning, ScannerTab } from './definition';
import { HitCard } from './hit-card';
import { permittedCodes } from './permitted-codes';
import { useFieldsOf } from './use-fields-of';

/** Tab that keeps the code in the URL, so «back» leads to the one before. */
export function Content({ screen, tab }: TabViewProps<ScannerTab>) {
  const { t, i18n } = useTranslation('scanner');
  const { oneOf, part } = useScreenLabels();
  const { can } = useEngine();
  const [search] = useSearchParams();
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
  const scan = useScannedCode({
    key: [screen.name, tab.name],
    find: (code, abort) => {
      const sources = codes.map((one) => ({ ...sourceOf(one), known: fields?.get(one.schema) }));
      return findCode(code, sources, abort);
    },
    isStep: true,
  });
  const { code, hits } = scan;
  const hit = hits?.find(({ key }) => key === chosen) ?? (hits?.length === 1 ? hits[0] : undefined);

  return (
    <ScanFrame
      scan={scan}
      none={{ title: part(screen, 'notFound'), hint: part(screen, 'notFoundHint', { code }) }}
    >
      {code === '' && (
        <EmptyState
          Icon={IconBarcode}
          title={t('empty')}
          hint={t('emptyHint', {
            kinds: either.format(codes.map(({ schema }) => oneOf(schema))),
          })}
        />
      )}
      {fields && hits && hits.length > 1 && !hit && (
        <HitChoice
          code={code}
          hits={hits}
          fields={fields}
          toOf={({ key }) => `?${new URLSearchParams({ code, hit: key }).toString()}`}
        />
      )}
      {fields && hit && (
        <HitCard key={hit.key} screen={screen} hit={hit} fields={fields} code={code} />
      )}
    </ScanFrame>
  );
}

/** Builds the source of a meaning; the values of its `filter` must be equal. */
function sourceOf({ filter = {}, ...meaning }: CodeMeaning) {
  const fixed = Object.entries(filter).map(
    ([field, value]) => ({ field, operator: '=', values: [value] }) as const,
  );
  return { ...meaning, fixed };
}
