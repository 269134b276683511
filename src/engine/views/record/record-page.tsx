import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Page } from '../../../ui/page';
import { PartBoundary } from '../../../ui/part-boundary';
import { useScreenLabels } from '../../labels/use-screen-labels';
import type { RecordMatch } from '../../screens/place';
import { Forbidden } from '../forbidden/forbidden';
import { PendingAlert } from './alerts/pending-alert';
import { Chain } from './chain/chain';
import { RecordBadges } from './head/record-badges';
import { WaysBack } from './head/ways-back';
import { BesideNew } from './header/beside-new';
import { RecordHeader } from './header/record-header';
import { PageDialogs } from './page-dialogs';
import { Previews } from './preview/previews';
import { RecordBody } from './record-body';
import { RecordContext } from './record-context';
import { RecordNews } from './record-news';
import styles from './record-page.module.css';
import { RecordTabBar } from './record-tab-bar';
import { RecordToolbar } from './record-toolbar';
import { SectionAnchors } from './section-anchors';
import { TabContent } from './tab-content';
import { useRecordModel } from './use-record-model';

export function RecordPage({ match }: { match: RecordMatch }) {
  const record = useRecordModel(match);
  const { place, stored, editing, tabs, tab, tabLabel, later, layout } = record;
  const { isNew, isHeaded, hasTabs, room } = record;
  const { definition } = place;
  const { t, i18n } = useTranslation('record');
  const labels = useScreenLabels();
  const panel = useId();
  if (!record.rights.see || (isNew && !record.rights.create)) {
    return <Forbidden title={labels.title(definition)} />;
  }
  const [firstTab] = tabs;
  if (!tab && record.values && firstTab) {
    return <Navigate to={`${record.path}/${firstTab.name}${record.wayBack}`} replace />;
  }
  const listed = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (
    <RecordContext value={record}>
      <Page
        title={record.heading}
        lead={
          <WaysBack
            ref={record.mark}
            back={record.isHanded ? { label: record.title, to: record.path } : record.back}
            crumbs={record.crumbs}
            hasCrumbs={room.isWide && !record.isHanded}
          />
        }
        badge={stored && !record.isPhone && <RecordBadges place={place} record={stored} />}
        tabs={hasTabs && <RecordTabBar panel={panel} />}
        actions={!record.isOwn && !record.isApart && <RecordToolbar />}
        fill={layout !== 'flow'}
      >
        <div
          id={panel}
          ref={record.area}
          role={hasTabs ? 'tabpanel' : undefined}
          data-editing={editing ? '' : undefined}
          data-handed={record.isHanded ? '' : undefined}
          // Nothing in a record that is read takes the focus: without this the keyboard could not scroll it.
          tabIndex={editing || layout !== 'flow' ? undefined : 0}
          aria-label={hasTabs && tab ? tabLabel(tab) : undefined}
          className={styles[layout]}
        >
          {isHeaded && !record.isTyping && <RecordHeader />}
          {isNew && place.beside && place.parent && record.parent && (
            <BesideNew names={place.beside} place={place.parent.place} record={record.parent} />
          )}
          <RecordBody
            news={
              !isNew && (
                <>
                  <PendingAlert />
                  <RecordNews />
                </>
              )
            }
          >
            <PartBoundary key={record.named}>
              <TabContent />
            </PartBoundary>
          </RecordBody>
          {isHeaded && <Previews />}
          {isHeaded && definition.chain && !editing && <Chain />}
          {later.length > 0 && (
            <p className={styles.later}>
              {t('record:later', { tabs: listed.format(later.map(tabLabel)) })}
            </p>
          )}
        </div>
        {record.anchored && <SectionAnchors key={record.named} sections={record.anchored} />}
        <PageDialogs />
      </Page>
    </RecordContext>
  );
}
