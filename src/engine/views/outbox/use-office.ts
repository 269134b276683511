import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { officeOperation } from '../../../api/tell-office';
import { useEngine } from '../../application/context';
import type { Entry } from '../../outbox/entry';
import { FEEDBACK } from '../../outbox/feedback';
import { concernsOffice } from '../../outbox/office';
import { tellOffice } from './tell-office';

/** Time in ms between two questions for what the office has decided; never while nobody looks. */
const EVERY = 30_000;

/** Tells the office about refused entries and follows what it decides, as long as there are any. */
export function useOffice(entries: readonly Entry[]): void {
  const engine = useEngine();
  const client = useQueryClient();
  const isNeeded = officeOperation in engine.registry.rights && entries.some(concernsOffice);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const tell = () => {
      if (!navigator.onLine || document.visibilityState !== 'visible') return;
      // Ignores failures: it is told again.
      void tellOffice({ engine, client }).catch(() => undefined);
    };
    const soon = setTimeout(tell, FEEDBACK + 500);
    const timer = setInterval(tell, EVERY);
    globalThis.addEventListener('online', tell);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
      globalThis.removeEventListener('online', tell);
      document.removeEventListener('visibilitychange', tell);
    };
    // Runs again soon after the state of the entries has changed.
  }, [isNeeded, engine, client, entries]);
}
