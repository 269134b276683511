import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { readImports, type FormerImport } from '../../../../api/imports';
import { formatInstant } from '../../../../ui/format/format-instant';
import type { StepProps } from './import-dialog';
import { useMayUndo } from './use-may-undo';
import styles from './import.module.css';

/** List of the last imports, each with a button to undo it. */
export function FormerImports({ place, work }: Pick<StepProps, 'place' | 'work'>) {
  const { t, i18n } = useTranslation('import');
  const mayUndo = useMayUndo(place);
  const { list } = work;
  const { data = [] } = useQuery({
    queryKey: ['imports', list],
    queryFn: ({ signal }) => readImports(list, signal),
    staleTime: 0,
    meta: { failure: 'silent' },
  });
  if (data.length === 0) return null;
  const ask = ({ id, counts }: FormerImport) =>
    work.askUndo({ id, count: counts.created + counts.updated });
  return (
    <section className={styles.former}>
      <h3 className={styles.heading}>{t('former.title')}</h3>
      <ul className={styles.kept}>
        {data.map((one) => (
          <li key={one.id}>
            <div>
              <b>{one.file}</b> {formatInstant(new Date(one.time), i18n.language)}
              <span>
                {t('former.counts', { ...one.counts })}
                {one.state !== 'done' && ` · ${t(`former.${one.state}`, { count: one.undone })}`}
              </span>
            </div>
            {one.state !== 'undone' &&
              one.counts.created + one.counts.updated > 0 &&
              mayUndo(one.counts) && (
                <button type="button" className={styles.more} onClick={() => ask(one)}>
                  {t('undo.button')}
                </button>
              )}
          </li>
        ))}
      </ul>
    </section>
  );
}
