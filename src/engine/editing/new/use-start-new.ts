import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { idOfText } from '../../screens/record-id';
import { failureText } from '../../../failure/failure-text';
import { noteFailure } from '../../../failure/notify-failure';
import { notifyError } from '../../../ui/notices';
import { useEngine } from '../../application/context';
import type { AnyRecord } from '../../define/definition';
import type { Place } from '../../screens/place';
import { copyParameter, duplicateOf } from './duplicate-record';
import { freshRecord } from './fresh-record';
import { recordQuery } from '../../data/record-query';

/** Begins once, from the presets or the record that the address says it duplicates. */
export function useStartNew(place: Place, isNew: boolean, edit: (base: AnyRecord) => void): void {
  const engine = useEngine();
  const client = useQueryClient();
  const { search } = useLocation();
  const { t, i18n } = useTranslation('record');
  const isStarted = useRef(false);

  const start = async () => {
    const query = new URLSearchParams(search);
    const fresh = await freshRecord(place, engine.me, { client, query, language: i18n.language });
    const copied = idOfText(query.get(copyParameter) ?? '', place.fields);
    if (copied === undefined) return edit(fresh);
    try {
      const record = await client.ensureQueryData(recordQuery(place, copied, i18n.language));
      edit({ ...fresh, ...duplicateOf(record, place, engine), ...place.preset });
    } catch (error) {
      noteFailure(error);
      notifyError(`${t('duplicateFailed')}. ${failureText(error)}`);
      edit(fresh);
    }
  };
  const startOnce = useEffectEvent(() => {
    if (!isNew || isStarted.current) return;
    isStarted.current = true;
    void start();
  });
  useEffect(() => startOnce(), []);
}
