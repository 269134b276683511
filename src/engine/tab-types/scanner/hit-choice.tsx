import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEngine } from '../../application/context';
import type { Fields } from '../../fields/field';
import { useScreenLabels } from '../../labels/use-screen-labels';
import { titleNames } from '../../screens/screen-place';
import { useTitleOf } from '../../data/use-record-title';
import type { Hit } from './find-code';
import classes from './scanner.module.css';

interface HitChoiceProps {
  code: string;
  hits: readonly Hit[];
  fields: ReadonlyMap<string, Fields>;
}

export function HitChoice({ code, hits, fields }: HitChoiceProps) {
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
            <Choice code={code} hit={hit} fields={fields} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Choice({ code, hit, fields }: Omit<HitChoiceProps, 'hits'> & { hit: Hit }) {
  const { oneOf } = useScreenLabels();
  const { titles } = useEngine().registry;
  const { schema } = hit.meaning;
  const title = useTitleOf(titleNames(titles, hit.meaning), fields.get(schema))(hit.record);
  const to = `?${new URLSearchParams({ code, hit: hit.key }).toString()}`;
  return (
    <Link to={to} replace className={classes.choice}>
      <span className={classes.kind}>{oneOf(schema)}</span>
      <span className={classes.name}>{title}</span>
      <IconChevronRight size={18} stroke={1.5} aria-hidden />
    </Link>
  );
}
