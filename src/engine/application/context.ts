import { createContext, useContext } from 'react';
import type { Me } from '../define/definition';
import type { Registry } from './registry';

export interface Engine {
  registry: Registry;
  me: Me;
  /** Roles of the user, to share something with. */
  roles: readonly { id: number; name: string }[];
  /**
   * Tells whether the user holds a right or may call an operation (`PATCH /path`), on this record where ownership
   * counts.
   */
  can: (rightOrOperation: string, record?: Readonly<Record<string, unknown>>) => boolean;
}

const EngineContext = createContext<Engine | undefined>(undefined);

export const EngineProvider = EngineContext.Provider;

/** Returns the engine; throws outside an `EngineProvider`. */
export function useEngine(): Engine {
  const engine = useContext(EngineContext);
  if (!engine) throw new Error('useEngine: no EngineProvider above this component');
  return engine;
}
