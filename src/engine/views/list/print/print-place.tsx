import { useTranslation } from 'react-i18next';
import type { ListState } from '../../../data/lists/list-state';
import type { Place } from '../../../screens/place';
import { useFilterTexts } from '../filter/filter-words';
import { PrintList, type PrintListProps } from './print-list';

interface PrintPlaceProps extends Omit<PrintListProps, 'said'> {
  place: Place;
  state: ListState;
}

/** Printout of a screen's list, with its search and filters above it. */
export function PrintPlace({ place, state, ...list }: PrintPlaceProps) {
  const { t } = useTranslation('print');
  const { textOf } = useFilterTexts(place.fields, state.filter);
  const said = [...state.filter.map(textOf), ...(state.q ? [t('search', { text: state.q })] : [])];
  return <PrintList {...list} said={said} />;
}
