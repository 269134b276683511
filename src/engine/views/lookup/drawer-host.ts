import { createContext, useContext, type ComponentType } from 'react';
import type { RecordId } from '../../../api/dialect';
import type { AnyRecord } from '../../define/definition';
import type { Place } from '../../screens/place';

export interface RecordDrawerProps {
  place: Place;
  id: RecordId | 'new';
  preset?: AnyRecord;
  /** Called once it is created; the drawer is then to be closed. */
  onCreated: (id: RecordId) => void;
  onClose: () => void;
}

const DrawerHost = createContext<ComponentType<RecordDrawerProps> | undefined>(undefined);

export const DrawerHostProvider = DrawerHost.Provider;

/** Returns the drawer; undefined where nobody provides one: nothing is opened or created there. */
export function useDrawerHost(): ComponentType<RecordDrawerProps> | undefined {
  return useContext(DrawerHost);
}
