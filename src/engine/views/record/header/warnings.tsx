import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { recordPath } from '../../../screens/record-path';
import { badgeColors } from '../../../../ui/status-badge-style';
import { useEngine } from '../../../application/context';
import { fieldsQuery } from '../../../data/fields-query';
import { useFormatters } from '../../../data/use-formatters';
import type { AnyRecord } from '../../../define/definition';
import type { Fields } from '../../../fields/field';
import { useNamedFields } from '../../../fields/use-field-texts';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import type { Place } from '../../../screens/place';
import { useReadRecord } from '../record-context';
import { tabTypeOf, type TabWarning } from '../../../screens/tab-type';
import styles from './record-header.module.css';
import { warnedRowsQuery, type WarnedRows } from './warned-rows';
import { rulesThatHold, type HeldRule } from '../../../screens/rules-that-hold';

/** Warnings of the record itself, then those of the rows in its tabs, to which they lead. */
export function Warnings() {
  const { place, id, stored: record, tabs } = useReadRecord();
  const { definition, fields } = place;
  const engine = useEngine();
  const { i18n } = useTranslation();
  const client = useQueryClient();
  const own = rulesThatHold(definition.warnings, record, engine.me);
  const asked = definition.tabs
    .filter(({ name }) => tabs.some((tab) => tab.name === name))
    .flatMap((tab) =>
      (tabTypeOf(engine.registry, tab).warnings?.(tab) ?? []).map((warning) => ({ warning, tab })),
    );
  const answers = useQueries({
    queries: asked.map(({ warning }) =>
      warnedRowsQuery(warning, place, id, { ...engine, client, language: i18n.language }),
    ),
  });
  const ofRows = asked.flatMap(({ warning, tab }, index) => {
    const rows = answers[index]?.data;
    return rows && rows.count > 0 ? [{ warning, rows, tab: tab.name }] : [];
  });
  if (own.length + ofRows.length === 0) return null;
  return (
    <ul className={styles.warnings}>
      {own.map((warning) => (
        <WarningLine key={warning.name} {...{ warning, place, fields, record }} />
      ))}
      {ofRows.map(({ warning, rows, tab }) => (
        <RowsWarning
          key={warning.name}
          {...{ warning, rows, place, to: `${recordPath(place.path, id)}/${tab}` }}
        />
      ))}
    </ul>
  );
}

interface WarningLineProps {
  warning: HeldRule;
  place: Place;
  /** Fields that its text may name: of the record, or of a row. */
  fields: Fields;
  record: AnyRecord;
  count?: number;
  to?: string;
}

/** Warning with its reason: its text names the values that it is about. */
function WarningLine({ warning, place, fields, record, count, to }: WarningLineProps) {
  const { part } = useScreenLabels();
  const path = `warnings.${warning.name}`;
  const template = part(place.definition, path, { skipInterpolation: true, count });
  const names = [...template.matchAll(/{{(\w+)}}/g)].map(([, name = '']) => name);
  const named = useNamedFields(names, fields);
  const formatters = useFormatters(named);
  const values = named.map(({ name }) => [
    name,
    formatters.get(name)?.(record[name], record) ?? '',
  ]);
  const text = part(place.definition, path, { ...Object.fromEntries(values), count });
  return (
    <li style={badgeColors(warning.tone)}>
      <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
      {to === undefined ? text : <Link to={to}>{text}</Link>}
    </li>
  );
}

interface RowsWarningProps {
  warning: TabWarning;
  rows: WarnedRows;
  place: Place;
  to: string;
}

function RowsWarning({ warning, rows, place, to }: RowsWarningProps) {
  const { registry } = useEngine();
  const { data: fields } = useQuery(fieldsQuery(registry, warning.schema));
  if (!fields || !rows.first) return null;
  const { name } = warning;
  return (
    <WarningLine
      warning={{ name, tone: 'red' }}
      place={place}
      fields={fields}
      record={rows.first}
      count={rows.count}
      to={to}
    />
  );
}
