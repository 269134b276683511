import { IconBarcode } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../ui/empty-state';
import { Page } from '../../../ui/page';
import { useIsPhone } from '../../../ui/phone';
import { useEngine } from '../../application/context';
import { useFieldLabel } from '../../fields/use-field-texts';
import { useScreenLabels } from '../../labels/use-screen-labels';
import type { ScannerMatch } from '../../screens/place';
import { recordPath } from '../../screens/record-path';
import { scannedFields } from '../../screens/scanned-fields';
import { findCode, type Hit } from '../blocks/scan/find-code';
import { HitChoice } from '../blocks/scan/hit-choice';
import { ScanFrame } from '../blocks/scan/scan-frame';
import { useScannedCode } from '../blocks/scan/use-scanned-code';
import { Forbidden } from '../forbidden/forbidden';
import { WaysBack } from '../record/head/ways-back';
import { OfflineNote } from '../record/offline-note';
import { useCrumbs } from '../record/use-crumbs';

/**
 * Page that reads codes of a list's records: a single hit opens at once, in place of this page, so that «back» leads to
 * the list.
 */
export function ScanPage({ match }: { match: ScannerMatch }) {
  const { place, parents } = match;
  const { definition } = place;
  const { t, i18n } = useTranslation('scanner');
  const { can } = useEngine();
  const labels = useScreenLabels();
  const labelOf = useFieldLabel();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const { crumbs, back, query } = useCrumbs(parents, place);
  const scanned = useMemo(() => scannedFields(place, can), [place, can]);
  const fields = useMemo(
    () => new Map([[definition.schema, place.fields]]),
    [definition, place.fields],
  );
  const scan = useScannedCode({
    key: [place.path],
    find: (code, abort) => {
      const { name, schema } = definition;
      const { list, params, fixed, title } = place;
      const by = scanned.map((field) => field.name);
      return findCode(
        code,
        [{ name, schema, list, params, fixed, title, by, known: place.fields }],
        abort,
      );
    },
    isStep: false,
  });
  const { code, hits, isFetching } = scan;
  const toOf = ({ record }: Hit) => `${recordPath(place.path, record.id)}${query}`;
  const [only, ...others] = hits ?? [];
  const to = only && others.length === 0 && !isFetching ? toOf(only) : undefined;
  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace: true });
  }, [to, navigate]);

  const title = t('listTitle', { one: labels.one(definition) });
  if (scanned.length === 0 || !can(`GET ${place.list}`)) return <Forbidden title={title} />;
  const either = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
  const names = either.format(scanned.map(labelOf));
  return (
    <Page
      title={title}
      lead={<WaysBack back={back} crumbs={crumbs} hasCrumbs={!isPhone} />}
      number={definition.number}
    >
      <OfflineNote />
      <ScanFrame
        scan={scan}
        none={{ title: t('none', { code }), hint: t('noneHint', { fields: names }) }}
      >
        {code === '' && (
          <EmptyState
            Icon={IconBarcode}
            title={t('empty')}
            hint={t('listHint', { fields: names })}
          />
        )}
        {hits && hits.length > 1 && (
          <HitChoice code={code} hits={hits} fields={fields} toOf={toOf} />
        )}
      </ScanFrame>
    </Page>
  );
}
