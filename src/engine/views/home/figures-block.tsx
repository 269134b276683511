import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../../schemas/rules/format-number';
import type { StartCount } from '../../../api/start';
import { foreignAmount } from '../../fields/value-formatter';
import { useFormatters } from '../../data/use-formatters';
import { useMention } from '../../data/references/use-mention';
import type { Field } from '../../fields/field';
import { useScreenLabels } from '../../labels/use-screen-labels';
import type { FiguresBlock as Block } from '../../screens/home-block';
import { AwaitedLine, BlockFailure, BlockSkeleton, NothingHere } from './block-states';
import { FigureTile } from './figure-tile';
import styles from './home.module.css';
import { useStartBlock } from './use-start-block';
import { HomeLine } from './home-line';

const noFields: readonly Field[] = [];
/** Number of rows that a block usually shows. */
const LINES = 4;

/**
 * Block of what is due in a list: the number of each kind and their sum, and the first rows of the most urgent kind.
 */
export function FiguresBlock({ block }: { block: Block }) {
  const { t, i18n } = useTranslation('home');
  const labels = useScreenLabels();
  const { data, isError, isFetching, refetch } = useStartBlock(block);
  const mention = useMention(block.screen);
  const fields = mention?.place.fields;
  const summed = useMemo(
    () => block.figures.flatMap(({ sum }) => (sum && fields?.[sum]) || []),
    [block, fields],
  );
  const formatters = useFormatters(fields ? summed : noFields);

  if (isError && !isFetching && !data) return <BlockFailure retry={() => void refetch()} />;
  if (data === undefined) return <BlockSkeleton figures={block.figures.length} lines={LINES} />;
  const screen = { name: block.screen, schema: block.schema };
  const counted = block.figures.flatMap((figure) => {
    const count = data?.figures[figure.name];
    return count ? [{ ...figure, count }] : [];
  });
  const shown = counted.find(({ name }) => name === data?.shows);
  const sumText = (sum: string | undefined, { sums }: StartCount) =>
    sum === undefined
      ? undefined
      : sums
          .map(({ value, currency = 'EUR' }) =>
            currency === 'EUR'
              ? (formatters.get(sum)?.(value) ?? '')
              : foreignAmount(value, currency, { language: i18n.language }),
          )
          .join(' + ');
  const labelOf = (name: string) => labels.part(screen, `views.${name}`);
  if (!shown || !data) return <NothingHere text={labels.part(screen, 'nothingDue')} />;
  const told = shown.tells === undefined ? undefined : fields?.[shown.tells];
  return (
    <>
      <div className={styles.figures}>
        {counted.map(({ name, tone, sum, count }) => (
          <FigureTile
            key={name}
            label={labelOf(name)}
            total={count.total}
            isCapped={count.isCapped}
            sum={sumText(sum, count)}
            tone={tone}
            opens={viewAddress(block, name)}
          />
        ))}
      </div>
      {counted.length > 1 && <h3 className={styles.what}>{labelOf(shown.name)}</h3>}
      <ul className={styles.lines}>
        {data.rows.map((record, index) => (
          <li key={String(record.id ?? index)}>
            {mention ? <HomeLine mention={mention} record={record} told={told} /> : <AwaitedLine />}
          </li>
        ))}
      </ul>
      {shown.count.total > data.rows.length && (
        <Link to={viewAddress(block, shown.name)} className={styles.all}>
          <span className="visually-hidden">{labelOf(shown.name)}: </span>
          {t('all', { number: formatNumber(shown.count.total, i18n.language) })}
        </Link>
      )}
    </>
  );
}

/** Address of the list in the view that a figure counts. */
function viewAddress({ screen }: Block, view: string): string {
  return `/${screen}?${new URLSearchParams({ view }).toString()}`;
}
