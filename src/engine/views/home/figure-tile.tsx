import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Tone } from '../../../../schemas/rules/tone';
import { formatNumber } from '../../../../schemas/rules/format-number';
import { badgeColors } from '../../../ui/status-badge-style';
import styles from './home.module.css';

interface FigureTileProps {
  label: string;
  total: number;
  isCapped?: boolean;
  /** Sum of the counted records. */
  sum?: string | undefined;
  /** Tone of what must not be forgotten; without effect where nothing is counted. */
  tone: Tone;
  /** Address of what it counts, or a function that shows it. */
  opens: string | (() => void);
}

/** Number that leads to what it counts. */
export function FigureTile({ label, total, isCapped, sum, tone, opens }: FigureTileProps) {
  const { t, i18n } = useTranslation('home');
  const number = formatNumber(total, i18n.language);
  const content = (
    <>
      <span className={styles.total}>{isCapped ? t('more', { number }) : number}</span>
      <span className={styles.label}>{label}</span>
      {sum !== undefined && <span className={styles.sum}>{total > 0 ? sum : ''}</span>}
    </>
  );
  return <Opening opens={opens} tone={total > 0 ? tone : undefined} content={content} />;
}

interface OpeningProps extends Pick<FigureTileProps, 'opens'> {
  tone: Tone | undefined;
  content: ReactNode;
}

function Opening({ opens, tone, content }: OpeningProps) {
  const style = tone && ({ '--k-figure': badgeColors(tone).color } as CSSProperties);
  const shared = { className: styles.figure, style, 'data-any': tone && true };
  return typeof opens === 'string' ? (
    <Link to={opens} {...shared}>
      {content}
    </Link>
  ) : (
    <button type="button" onClick={opens} {...shared}>
      {content}
    </button>
  );
}
