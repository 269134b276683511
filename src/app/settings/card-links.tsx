import { useId, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import styles from './card-links.module.css';

interface CardLink {
  to: string;
  Icon: ComponentType<{ size?: number; stroke?: number }>;
  title: string;
  text: string;
}

interface CardLinksProps {
  heading?: string;
  cards: readonly CardLink[];
}

/** Ways to other pages, each with what is behind it. */
export function CardLinks({ heading, cards }: CardLinksProps) {
  const headingId = useId();
  return (
    <div>
      {heading && (
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
      )}
      <ul className={styles.cards} aria-labelledby={heading ? headingId : undefined}>
        {cards.map(({ to, Icon, title, text }) => (
          <li key={to}>
            <Link to={to} className={styles.card}>
              <span aria-hidden className={styles.icon}>
                <Icon size={22} stroke={1.5} />
              </span>
              <span>
                <span className={styles.title}>{title}</span>
                {text && <span className={styles.text}>{text}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
