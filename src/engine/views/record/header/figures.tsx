import type { RecordId } from '../../../../api/dialect';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { recordPath } from '../../../screens/record-path';
import { useEngine } from '../../../application/context';
import { fieldsQuery } from '../../../data/fields-query';
import { useFormatters, useValueFormatter } from '../../../data/use-formatters';
import type { TabDefinition } from '../../../define/definition';
import type { Field } from '../../../fields/field';
import { isShown } from '../../../fields/fields-of-record';
import { useFieldLabel, useNamedFields } from '../../../fields/use-field-texts';
import { keyFigures } from '../../../screens/key-figures';
import type { Place } from '../../../screens/place';
import { useReadRecord } from '../record-context';
import { tabTypeOf, type Reckoned, type TabFigure } from '../../../screens/tab-type';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import { dueMark } from '../../list/cards/due';
import { Figure } from './figure';
import { figureQuery } from './figure-query';
import { sumLength } from './sum-length';
import styles from './record-header.module.css';

/** Key figures of the record itself, then those that its tabs answer; each leads to its rows. */
export function Figures() {
  const { place, id, stored: record, tabs } = useReadRecord();
  const { definition, fields } = place;
  const engine = useEngine();
  const label = useFieldLabel();
  const { t } = useTranslation();
  const own = keyFigures(definition).flatMap(({ field: name, tab, sign }) => {
    const field = fields[name];
    return field && isShown(field, record, engine.can) ? [{ field, tab, sign }] : [];
  });
  const summed = sumLength(own);
  const shown = useNamedFields(
    own.map(({ field }) => field.name),
    fields,
  );
  const formatters = useFormatters(shown);
  const seen = definition.tabs.filter(({ name }) => tabs.some((tab) => tab.name === name));
  const typeOf = (tab: TabDefinition) => tabTypeOf(engine.registry, tab);
  const rowsOf = (name: string) => seen.find((tab) => typeOf(tab).explains?.(tab).includes(name));
  const pathOf = (tab: { name: string } | undefined) =>
    tab && `${recordPath(place.path, id)}/${tab.name}`;
  const ofTabs = seen.flatMap((tab) => {
    const figure = typeOf(tab).figure?.(tab);
    return figure ? [{ figure, tab }] : [];
  });
  if (own.length + ofTabs.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {own.map(({ field, tab, sign }, index) => (
        <Figure
          key={field.name}
          label={label(field)}
          sign={index < summed ? sign : undefined}
          isSummed={index < summed}
          mark={dueMark(field, record, t)}
          to={pathOf(
            tab === undefined ? rowsOf(field.name) : seen.find(({ name }) => name === tab),
          )}
        >
          {formatters.get(field.name)?.(record[field.name], record) || '–'}
        </Figure>
      ))}
      {ofTabs.map(({ figure, tab }) => (
        <AnsweredFigure
          key={tab.name}
          figure={figure}
          to={pathOf(tab)}
          place={place}
          id={id}
          tab={tab.name}
        />
      ))}
    </dl>
  );
}

interface AnsweredFigureProps {
  figure: TabFigure;
  to: string | undefined;
  place: Place;
  id: RecordId;
  tab: string;
}

/** Key figure that a tab answers. Left out if it cannot be had: its tab says why. */
function AnsweredFigure({ figure, to, place, id, tab }: AnsweredFigureProps) {
  const { i18n } = useTranslation();
  const { registry } = useEngine();
  const client = useQueryClient();
  const labels = useScreenLabels();
  const { data: fields } = useQuery(fieldsQuery(registry, figure.schema));
  const { data, isError } = useQuery(
    figureQuery(figure, place, id, { client, registry, language: i18n.language }),
  );
  const field = fields?.[figure.field];
  if (isError || data === null) return null;
  const label = labels.part(place.definition, `tabs.${tab}`);
  const { period, before } = data ?? {};
  const isComing = data === undefined || !field;
  return (
    <Figure
      label={period === undefined ? label : `${label} ${period}`}
      // A link says where it leads.
      to={isComing ? undefined : to}
      beside={field && before && <FigureBefore field={field} before={before} />}
    >
      {isComing ? '\u00a0' : <FigureText field={field} value={data.value} />}
    </Figure>
  );
}

interface FigureBeforeProps {
  field: Field;
  before: NonNullable<Reckoned['before']>;
}

/** Amount that the figure is compared with, up to the same day. */
function FigureBefore({ field, before }: FigureBeforeProps) {
  const { t } = useTranslation('record');
  const value = useValueFormatter(field)(before.value);
  const { period, until } = before;
  if (until === undefined) return `${period}: ${value}`;
  const [, month, day] = until.split('-');
  return t('figureUpTo', { year: period, day: `${day}.${month}.`, value });
}

function FigureText({ field, value }: { field: Field; value: number }) {
  return useValueFormatter(field)(value);
}
