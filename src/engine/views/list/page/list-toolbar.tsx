import { IconAdjustmentsHorizontal, IconBarcode } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEngine } from '../../../application/context';
import { scannedFields, scannerStep } from '../../../screens/scanned-fields';
import { FilterChips } from '../filter/filter-chips';
import { useFilterTexts } from '../filter/filter-words';
import { ViewsButton } from '../views/views-button';
import { GoToRow } from './go-to-row';
import { useList } from './list-context';
import { SearchBox } from './search-box';
import { SortMenu } from './sort-menu';
import { type ListTool, useListTools } from './use-list-tools';
import styles from './list-toolbar.module.css';

/** Number of rows from which a button goes to one; shorter lists are scrolled. */
const worthGoing = 200;

/** Toolbar above a list: search, tools and filters; on a phone the tools are folded. */
export function ListToolbar() {
  const list = useList();
  const { place, label, isPhone, isGrid, state, change, columns, parts, display, popup } = list;
  const { t } = useTranslation('list');
  const { can } = useEngine();
  const tools = useListTools();
  const { textOf } = useFilterTexts(place.fields, state.filter);
  const [isOpen, setOpen] = useState(false);
  const isSet = tools.some((tool) => tool.isSet);
  const sort = (
    <SortMenu columns={columns.shown} order={state.order} onChange={(order) => change({ order })} />
  );
  // Offers only rows that can be reached: not all where there are more groups than are shown, and a list that grows is
  // scrolled.
  const { grouping, rows, shownCount } = list;
  const reachable = (!grouping.hasMore && !rows.isGrowing && shownCount?.count) || 0;
  const goTo = (
    <>
      {isGrid && reachable >= worthGoing && (
        <GoToRow total={reachable} isCapped={list.isCapped} onGo={list.goToRecord} />
      )}
      {parts && (
        <parts.DisplaySwitch
          {...{ display, sort }}
          displays={list.displays}
          onChange={list.showIn}
        />
      )}
    </>
  );
  return (
    <div className={styles.toolbar} role="search" aria-label={t('searchRegion', { label })}>
      <div className={styles.line}>
        {list.canSearch && (
          <SearchBox
            ref={list.searchBox}
            q={state.q}
            onChange={(q) => change({ q })}
            onDown={list.fromSearch}
          />
        )}
        {scannedFields(place, can).length > 0 && (
          <Link
            className={styles.button}
            title={t('scan')}
            to={`${place.path}/${scannerStep}`}
            data-scan
          >
            <IconBarcode size={18} stroke={1.5} aria-hidden />
            <span className={styles.narrow}>{t('scan')}</span>
          </Link>
        )}
        {isPhone && (
          <button
            type="button"
            className={styles.button}
            title={t('tools')}
            aria-label={t('tools')}
            aria-expanded={isOpen}
            data-set={isSet || undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden />
          </button>
        )}
      </div>
      <div className={styles.line} hidden={isPhone && !isOpen}>
        <ViewsButton
          views={list.views}
          setup={list.setup}
          fields={place.fields}
          choose={list.choose}
        />
        {isPhone && sort}
        {tools.map((tool) => (
          <Tool key={tool.label} {...tool} />
        ))}
      </div>
      {isPhone ? <div hidden={!isOpen}>{goTo}</div> : goTo}
      <div className={styles.chips}>
        <FilterChips
          filter={state.filter}
          textOf={textOf}
          unreadable={list.unreadable}
          onTidy={list.tidy}
          onEdit={list.canFilter ? () => popup.show({ kind: 'builder' }) : undefined}
          onChange={(filter) => change({ filter })}
          // Leaves clearing to the message where nothing is found.
          onClear={rows.total === 0 ? undefined : () => change({ filter: [] })}
        />
      </div>
    </div>
  );
}

/** Button of a tool whose name gives way to its icon where there is little room. */
function Tool({ label, Icon, isPressed, isSet = isPressed, run }: ListTool) {
  return (
    <button
      type="button"
      className={styles.button}
      title={label}
      aria-haspopup={isPressed === undefined ? 'dialog' : undefined}
      aria-pressed={isPressed}
      data-set={isSet || undefined}
      onClick={run}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
      <span className={styles.narrow}>{label}</span>
    </button>
  );
}
