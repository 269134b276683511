import { createContext, useContext, type ComponentType } from 'react';
import type { AnyRecord } from '../../define/definition';
import type { Place } from '../../screens/place';

/** A record beside what one is working on. */
export interface RecordDrawerProps {
  place: Place;
  id: number | 'new';
  /** What a new record starts with. */
  preset?: AnyRecord;
  /** After creating; the drawer is then to be closed. */
  onCreated: (id: number) => void;
  onClose: () => void;
}

const DrawerHost = createContext<ComponentType<RecordDrawerProps> | undefined>(undefined);

/** Gives lookups the drawer in which they open and create records. */
export const DrawerHostProvider = DrawerHost.Provider;

/** The drawer for records; undefined where nobody gives one: nothing is opened or created there. */
export function useDrawerHost(): ComponentType<RecordDrawerProps> | undefined {
  return useContext(DrawerHost);
}
