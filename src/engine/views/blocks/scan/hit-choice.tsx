import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEngine } from '../../../application/context';
import { useTitleOf } from '../../../data/use-record-title';
import type { Fields } from '../../../fields/field';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import { titleNames } from '../../../screens/screen-place';
import type { Hit } from './find-code';
import classes from './scan.module.css';

interface HitChoiceProps {
  code: string;
  hits: readonly Hit[];
  fields: ReadonlyMap<string, Fields>;
  /** Returns where the choice leads. */
  toOf: (hit: Hit) => string;
}

export function HitChoice({ code, hits, fields, toOf }: HitChoiceProps) {
  const { t } = useTranslation('scanner');
  const heading = useId();
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <h2 className={classes.title} id={heading}>
        {t('ambiguous')}
      </h2>
      <p className={classes.quiet}>{t('ambiguousHint', { code })}</p>
      <ul className={classes.choices}>
        {hits.map((hit) => (
          <li key={hit.key}>
            <Choice hit={hit} fields={fields} to={toOf(hit)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Choice({ hit, fields, to }: Pick<HitChoiceProps, 'fields'> & { hit: Hit; to: string }) {
  const { oneOf } = useScreenLabels();
  const { titles } = useEngine().registry;
  const { schema } = hit.source;
  const title = useTitleOf(titleNames(titles, hit.source), fields.get(schema))(hit.record);
  return (
    <Link to={to} replace className={classes.choice}>
      <span className={classes.kind}>{oneOf(schema)}</span>
      <span className={classes.name}>{title}</span>
      <IconChevronRight size={18} stroke={1.5} aria-hidden />
    </Link>
  );
}
