import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { endRestoring, isRestoring } from '../../../ui/forced-move';
import { useEngine } from '../../application/context';
import { askedFirst } from '../../editing/new/asked-first';
import { copyParameter } from '../../editing/new/duplicate-record';
import { useStartNew } from '../../editing/new/use-start-new';
import { preloadForm } from '../form/lazy-record-form';
import type { RecordView } from './use-record-view';

/** Starts the page of a record: a new one is edited, and what was being typed before a login goes on. */
export function useRecordStart({ place, id, stored, rights, session, restoreDraft }: RecordView) {
  const { registry } = useEngine();
  const isNew = id === 'new';
  const isCopy = useSearchParams()[0].has(copyParameter);
  // A record whose dialog asks for something first is created before there is a form; a copy has all of it.
  const isAsked = isNew && askedFirst(place).length > 0 && !isCopy;
  useStartNew(place, isNew && !isAsked, session.edit);
  // After a login over the page it was loaded anew: what was being typed goes on by itself.
  const isThere = isNew || stored !== undefined;
  const restore = useEffectEvent(restoreDraft);
  useEffect(() => {
    if (!isThere || !isRestoring()) return;
    endRestoring();
    restore();
  }, [isThere]);
  // Fetches what «Ändern» needs while the record is read.
  useEffect(() => {
    if (rights.change) void preloadForm(registry);
  }, [rights.change, registry]);
  return { isAsked };
}
