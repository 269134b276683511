import { Link } from 'react-router-dom';
import { useScreenLabels } from '../../engine/labels/use-screen-labels';
import keycap from '../../ui/keycap.module.css';
import { usePermittedScreens } from '../navigation/use-permitted-screens';
import styles from './screens-block.module.css';

/** Ways to all screens, with the numbers that lead there. */
export function ScreensBlock() {
  const { title } = useScreenLabels();
  const screens = usePermittedScreens().flatMap((group) => group.screens);
  return (
    <ul className={styles.screens}>
      {screens.map(({ name, schema, number, Icon }) => (
        <li key={name}>
          <Link to={`/${name}`} className={styles.screen}>
            <span aria-hidden className={styles.icon}>
              <Icon size={18} stroke={1.5} />
            </span>
            <span className={styles.title}>{title({ name, schema })}</span>
            {number !== undefined && (
              <kbd className={keycap.key} aria-hidden>
                {number}
              </kbd>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
