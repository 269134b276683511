import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEngine } from '../../../application/context';
import { fieldsQuery } from '../../../data/fields-query';
import { useFormatters } from '../../../data/use-formatters';
import type { AnyRecord } from '../../../define/definition';
import type { Field } from '../../../fields/field';
import { isShown } from '../../../fields/fields-of-record';
import { useFieldLabel, useNamedFields } from '../../../fields/use-field-texts';
import type { Place } from '../../../screens/place';
import { tabTypeOf, type TabFigure } from '../../../screens/tab-type';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import { figureQuery } from './figure-query';
import styles from './record-header.module.css';

interface FiguresProps {
  place: Place;
  id: number;
  record: AnyRecord;
  tabs: readonly { name: string }[];
}

/** Of the record itself, then those that its tabs answer; each leads to its rows. */
export function Figures({ place, id, record, tabs }: FiguresProps) {
  const { definition, fields } = place;
  const engine = useEngine();
  const label = useFieldLabel();
  const own = Object.entries(definition.figures ?? {}).flatMap(([name, tab]) => {
    const field = fields[name];
    return field && isShown(field, record, engine.can) ? [{ field, tab }] : [];
  });
  const shown = useNamedFields(
    own.map(({ field }) => field.name),
    fields,
  );
  const formatters = useFormatters(shown);
  const pathOf = (tab: string | true | undefined) =>
    tabs.some(({ name }) => name === tab) ? `${place.path}/${id}/${String(tab)}` : undefined;
  const ofTabs = definition.tabs
    .filter(({ name }) => tabs.some((tab) => tab.name === name))
    .flatMap((tab) => {
      const figure = tabTypeOf(engine.registry, tab).figure?.(tab);
      return figure ? [{ figure, to: pathOf(tab.name), name: tab.name }] : [];
    });
  if (own.length + ofTabs.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {own.map(({ field, tab }) => (
        <Figure key={field.name} label={label(field)} to={pathOf(tab)}>
          {formatters.get(field.name)?.(record[field.name]) || '–'}
        </Figure>
      ))}
      {ofTabs.map(({ figure, to, name }) => (
        <AnsweredFigure key={name} figure={figure} to={to} place={place} id={id} tab={name} />
      ))}
    </dl>
  );
}

interface FigureProps {
  label: string;
  /** Undefined where there are no rows behind it. */
  to: string | undefined;
  children: ReactNode;
}

function Figure({ label, to, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{to === undefined ? children : <Link to={to}>{children}</Link>}</dd>
    </div>
  );
}

interface AnsweredFigureProps {
  figure: TabFigure;
  to: string | undefined;
  place: Place;
  id: number;
  tab: string;
}

/** What cannot be had is left out: its tab says why. */
function AnsweredFigure({ figure, to, place, id, tab }: AnsweredFigureProps) {
  const { i18n } = useTranslation();
  const { registry } = useEngine();
  const labels = useScreenLabels();
  const { data: fields } = useQuery(fieldsQuery(registry, figure.schema));
  const { data: value, isError } = useQuery(figureQuery(figure, place, id, i18n.language));
  const field = fields?.[figure.field];
  if (isError) return null;
  return (
    <Figure label={labels.part(place.definition, `tabs.${tab}`)} to={to}>
      {value === undefined || !field ? '\u00a0' : <FigureText field={field} value={value} />}
    </Figure>
  );
}

function FigureText({ field, value }: { field: Field; value: number }) {
  const fields = useMemo(() => [field], [field]);
  return useFormatters(fields).get(field.name)?.(value) ?? '';
}
