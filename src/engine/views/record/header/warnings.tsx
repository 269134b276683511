import { IconAlertTriangle } from '@tabler/icons-react';
import { badgeColors } from '../../../../ui/status-badge-style';
import { useEngine } from '../../../application/context';
import { useFormatters } from '../../../data/use-formatters';
import type { AnyRecord } from '../../../define/definition';
import { useNamedFields } from '../../../fields/use-field-texts';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import type { Place } from '../../../screens/place';
import styles from './record-header.module.css';
import { warningsOf } from './warnings-of';

interface WarningsProps {
  place: Place;
  record: AnyRecord;
}

/** Each with its reason: its text names the values that it is about. */
export function Warnings({ place, record }: WarningsProps) {
  const { definition, fields } = place;
  const { me } = useEngine();
  const { part } = useScreenLabels();
  const warnings = warningsOf(definition, record, me);
  const templates = warnings.map(({ name }) =>
    part(definition, `warnings.${name}`, { skipInterpolation: true }),
  );
  const named = useNamedFields(
    templates.flatMap((text) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name = '']) => name)),
    fields,
  );
  const formatters = useFormatters(named);
  if (warnings.length === 0) return null;
  const values = Object.fromEntries(
    named.map(({ name }) => [name, formatters.get(name)?.(record[name]) ?? '']),
  );
  return (
    <ul className={styles.warnings}>
      {warnings.map(({ name, tone }) => (
        <li key={name} style={badgeColors(tone)}>
          <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
          {part(definition, `warnings.${name}`, values)}
        </li>
      ))}
    </ul>
  );
}
