import { createContext, useContext } from 'react';
import type { ListModel } from './use-list-model';

export const ListContext = createContext<ListModel | undefined>(undefined);

/** Returns the list around a component; throws outside of one. */
export function useList(): ListModel {
  const list = useContext(ListContext);
  if (!list) throw new Error('useList: no list around this component');
  return list;
}
