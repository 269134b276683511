import { useQuery } from '@tanstack/react-query';
import { partNumbering, type Numbering } from '../../../../schemas/rules/part-numbers';
import { useEngine } from '../../../engine/application/context';
import { paths, type MaterialPosition } from '../task';
import { namedQuery } from '../task-queries';
import { leftNumbers } from './left-numbers';
import type { MaterialAction } from './material-actions';
import { bookingsPath, bookingsQuery } from './material-queries';
import { isNewPosition } from './new-position';

interface KnownNumbers {
  isRead: boolean;
  /** Kind of numbering; undefined where it is not known: then only the server can judge. */
  numbering: Numbering | undefined;
  /** Numbers that the form begins with: confirmed and not placed yet. */
  numbers: readonly string[];
}

/** Returns what is known of the numbers of a position's parts before anybody types one. */
export function useKnownNumbers(position: MaterialPosition, action: MaterialAction): KnownNumbers {
  const { can } = useEngine();
  const isNumbered = position.sctyp === 'S';
  const mayRead = isNumbered && can(`GET ${paths.product}`);
  const product = useQuery(namedQuery(paths.product, position.artikelId, mayRead));
  const takes = isNumbered && action.name !== 'confirm' && action.name !== 'defect';
  const mayList = takes && can(`GET ${bookingsPath}`) && !isNewPosition(position.id);
  const bookings = useQuery(bookingsQuery(position.id, mayList));
  const numbering = product.data && partNumbering(product.data);
  const left = takes && bookings.data ? leftNumbers(bookings.data) : [];
  const isAll = numbering === 'batch' ? left.length === 1 : left.length === position.mengeOffen;
  return {
    isRead: (!mayRead || !product.isLoading) && (!mayList || !bookings.isLoading),
    numbering: isNumbered ? numbering : 'none',
    numbers: isAll ? left : [],
  };
}
