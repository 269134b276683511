import { useMemo } from 'react';
import type { AnyRecord } from '../../define/definition';
import type { Place } from '../../screens/place';
import { summaryOf } from '../../screens/summary';
import { StatusBadges } from './status-badges';
import { useRuleTexts } from './use-rule-texts';

/** Badges of a record that stands among others: the rule that colours it, then its states. */
export function RecordStatus({ place, record }: { place: Place; record: AnyRecord }) {
  const { status } = useMemo(() => summaryOf(place), [place]);
  const [toned] = useRuleTexts(place, 'tones')(record);
  return <StatusBadges fields={status} record={record} toned={toned} />;
}
