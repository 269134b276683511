import { useLocation, useNavigate } from 'react-router-dom';
import type { RecordId } from '../../../api/dialect';
import { useEngine } from '../../application/context';
import { arrivalState, type FieldPlace, type WayTo } from '../../screens/field-place';
import type { Place } from '../../screens/place';
import { recordPath } from '../../screens/record-path';
import { mayOpen } from '../../screens/record-rights';

interface Options {
  place: Place;
  id: RecordId;
  /** Title of the record, used by the way back. */
  title: string;
  onLeave: () => void;
}

/**
 * Leads to a field of the record, of one of its rows, or of another record, whose page gets a way back. There the
 * record is edited, where that is allowed, and the field has the focus.
 */
export function useWayTo({ place, id, title, onLeave }: Options): WayTo {
  const { registry, can } = useEngine();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const own = recordPath(place.path, id);

  const pathOf = ({ table, id: other }: FieldPlace): string | undefined => {
    const schema = Object.entries(registry.codes).find(([, code]) => code === table)?.[0];
    const isOwn = schema === place.definition.schema && (other === undefined || other === id);
    if (table === undefined || isOwn) {
      return pathname === own || pathname.startsWith(`${own}/`) ? `${pathname}${search}` : own;
    }
    const entry = registry.entries.find((one) => one.schema === schema && one.standalone);
    if (!entry || other === undefined || !mayOpen(entry, can)) return undefined;
    return `${recordPath(`/${entry.name}`, other)}?${wayBack(own, title)}`;
  };
  return (to) => {
    const path = pathOf(to);
    if (path === undefined) return undefined;
    const { field, row } = to;
    return () => {
      onLeave();
      const state = arrivalState({ edit: true, field, ...(row !== undefined && { row }) });
      void navigate(path, { state, replace: path === `${pathname}${search}` });
    };
  };
}

/** Builds the query that leads back to a path (specification 1 §1). */
function wayBack(path: string, label: string): string {
  const steps = path.split('/').filter(Boolean).map(decodeURIComponent);
  const named = steps.map((step, index) => (index === 0 ? step : `step${index}`));
  const params = Object.fromEntries(
    steps.slice(1).map((step, index) => [`step${index + 1}`, step]),
  );
  return new URLSearchParams({
    backRouteName: named.join('.'),
    backRouteParams: JSON.stringify(params),
    backRouteLabel: label,
  }).toString();
}
