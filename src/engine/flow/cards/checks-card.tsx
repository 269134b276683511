import { IconAlertTriangle, IconCheck, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { cardId } from '../state/card-place';
import { useFlow } from '../state/flow';
import parts from '../parts.module.css';
import { FlowCard } from './flow-card';
import styles from './checks-card.module.css';

export interface Check {
  /** Card where it is done. */
  card: string;
  title: string;
  text: string;
  isMissing: boolean;
}

interface ChecksCardProps {
  title: string;
  /** Tab that the cards stand in. */
  tab: string;
  /** Checks; undefined until they are known. */
  checks: readonly Check[] | undefined;
}

/** Card of what has to be there before the end, each with the way to it. */
export function ChecksCard({ title, tab, checks }: ChecksCardProps) {
  const { to } = useFlow();
  return (
    <FlowCard title={title} isWaiting={!checks}>
      <ul className={parts.rows}>
        {checks?.map((check) => (
          <li key={check.card}>
            <Link
              className={styles.check}
              data-missing={check.isMissing || undefined}
              to={`${to(tab)}#${cardId(check.card)}`}
            >
              {check.isMissing ? (
                <IconAlertTriangle size={22} stroke={1.75} aria-hidden />
              ) : (
                <IconCheck size={22} stroke={2} aria-hidden />
              )}
              <span>
                <span className={parts.strong}>{check.title}</span>
                <br />
                {check.text}
              </span>
              <IconChevronRight size={20} stroke={1.5} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </FlowCard>
  );
}
