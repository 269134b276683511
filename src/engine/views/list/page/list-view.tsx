import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownCount } from '../../../data/lists/use-with-total';
import type { Place } from '../../../screens/place';
import { ListContext } from './list-context';
import {
  InPlaceEditor,
  ListPopups,
  ListWork,
  RecordPanel,
  SelectionBar,
  useDoorsAhead,
} from './list-doors';
import { ListStage } from './list-stage';
import { ListToolbar } from './list-toolbar';
import { ListTotals } from './list-totals';
import { useListModel } from './use-list-model';
import { useRowsWish } from './use-rows-wish';
import styles from './list-view.module.css';

export interface ListViewProps {
  place: Place;
  label: string;
  /** Called whenever the number of rows is known or differs. */
  onCount?: (count: ShownCount | undefined) => void;
}

/**
 * List as a whole: search, filters, rows or cards, selection, and what is started from it. Fills the height it is
 * given.
 */
export function ListView({ place, label, onCount }: ListViewProps) {
  const { t } = useTranslation('list');
  const list = useListModel(place, label);
  const { shownCount, sidePanel, parts, cards, inPlace } = list;
  useEffect(() => onCount?.(shownCount), [onCount, shownCount]);
  useDoorsAhead(place);
  useRowsWish(list);
  return (
    <ListContext value={list}>
      <div className={styles.view}>
        <ListToolbar />
        {place.definition.offline && parts && <parts.ReadyNote />}
        <div className={styles.beside}>
          <ListStage />
          {sidePanel?.isOpen && (
            <aside className={styles.panel} aria-label={t('panel.name')}>
              <RecordPanel
                place={place}
                active={list.activeRow}
                rows={list.rows}
                hrefOf={list.hrefOf}
                onClose={() => sidePanel.show(false)}
              />
            </aside>
          )}
        </div>
        {cards && <ListTotals />}
        {list.selection.count > 0 && <SelectionBar />}
        <div role="status" className="visually-hidden">
          {list.said}
        </div>
        {inPlace.opened && (
          <InPlaceEditor
            key={String(inPlace.opened.row.id)}
            opened={inPlace.opened}
            show={inPlace.show}
            columns={list.drawn}
            place={place}
            grid={list.grid}
            rows={list.rows}
            groups={list.groups}
            titleOf={list.titleOf}
            say={list.say}
          />
        )}
        {list.work && <ListWork work={list.work} />}
        {list.popup.now && <ListPopups popup={list.popup.now} />}
      </div>
    </ListContext>
  );
}
