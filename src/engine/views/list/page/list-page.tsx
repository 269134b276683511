import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartBoundary } from '../../../../ui/part-boundary';
import { Page } from '../../../../ui/page';
import { whenIntended } from '../../../../ui/when-intended';
import { useEngine } from '../../../application/context';
import { Forbidden } from '../../forbidden/forbidden';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import type { Place } from '../../../screens/place';
import { countText, type ShownCount } from '../../../data/lists/use-with-total';
import { CreateButton } from './create-button';
import { ListView } from './list-view';
import styles from './list-toolbar.module.css';

export function ListPage({
  place,
  prefetchRecord,
}: {
  place: Place;
  prefetchRecord?: () => Promise<unknown>;
}) {
  const { definition } = place;
  const { t } = useTranslation('list');
  const { can } = useEngine();
  const [count, setCount] = useState<ShownCount>();
  const title = useScreenLabels().title(definition);
  const client = useQueryClient();
  // Loads the record's page while the list is read: a row is opened next.
  useEffect(
    () =>
      prefetchRecord && whenIntended(client, () => void prefetchRecord().catch(() => undefined)),
    [client, prefetchRecord],
  );
  if (!can(`GET ${place.list}`)) return <Forbidden title={title} />;
  return (
    <Page
      title={title}
      number={definition.number}
      badge={count && <span className={styles.count}>{countText(t, count)}</span>}
      actions={<CreateButton place={place} />}
      fill
    >
      <PartBoundary of={place.path}>
        <ListView place={place} label={title} onCount={setCount} />
      </PartBoundary>
    </Page>
  );
}
