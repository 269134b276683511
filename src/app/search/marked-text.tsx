import { Fragment } from 'react';
import styles from './found.module.css';
import { markedPlaces } from './marked-places';

/** Text in which the words that were searched for are marked. */
export function MarkedText({ text, term }: { text: string; term: string }) {
  const places = markedPlaces(text, term);
  return (
    <>
      {places.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(places[index - 1]?.[1] ?? 0, from)}
          <mark className={styles.mark}>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.[1] ?? 0)}
    </>
  );
}
