import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useEngine } from '../../../application/context';
import { useFormatters } from '../../../data/use-formatters';
import type { AnyRecord } from '../../../define/definition';
import type { Field, Fields } from '../../../fields/field';
import type { Place } from '../../../screens/place';
import { recordPath } from '../../../screens/record-path';
import { StatusBadges } from '../../values/status-badges';
import { chainTitle } from './use-chain';
import styles from './chain.module.css';

interface ChainRowProps {
  place: Place;
  fields: Fields;
  row: AnyRecord;
}

/** Record of the chain, with the columns declared for it. */
export function ChainRow({ place, fields, row }: ChainRowProps) {
  const { columns = [] } = place.definition.chain ?? {};
  const shown = useMemo(
    () => columns.flatMap((name): Field[] => (fields[name] ? [fields[name]] : [])),
    [columns, fields],
  );
  const badges = useMemo(() => shown.filter(({ metadata }) => metadata.tones), [shown]);
  const texts = useMemo(() => shown.filter(({ metadata }) => !metadata.tones), [shown]);
  const formatters = useFormatters(texts);
  return (
    <li className={styles.row}>
      <ChainLink place={place} fields={fields} row={row} />
      <StatusBadges fields={badges} record={row} />
      {texts.map(({ name }) => {
        const text = formatters.get(name)?.(row[name], row);
        return text ? <span key={name}>{text}</span> : null;
      })}
    </li>
  );
}

/** Opens the record on the screen that it is of. */
export function ChainLink({ place, fields, row }: ChainRowProps) {
  const { registry } = useEngine();
  const { name, schema: own } = place.definition;
  const schema = Object.values(fields)[0]?.schema ?? own;
  const titles = registry.titles[schema] ?? [];
  const title = chainTitle(titles.length > 0 ? titles : place.title, row);
  return (
    <Link className={styles.link} to={recordPath(`/${name}`, row.id)}>
      {title}
    </Link>
  );
}
