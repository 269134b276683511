import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePreference } from '../../api/preferences/use-preference';
import { useEnterMoves } from '../../engine/views/record/table/use-enter-moves';
import { numbersOn } from '../screen-numbers/use-screen-numbers';
import { SettingsSection } from '../form/settings-section';
import styles from './settings-page.module.css';
import { SwitchLine } from './switch-line';

/** Section about operating the page by keyboard. */
export function KeyboardSection() {
  const { t } = useTranslation('settings');
  const numbers = usePreference('screenNumbers', numbersOn);
  const enter = useEnterMoves();
  const isUsual = !numbers.value.isOff && enter.value;
  const reset = () => {
    numbers.change(numbersOn);
    enter.change(true);
  };
  return (
    <SettingsSection title={t('keyboard.title')} reset={isUsual ? undefined : reset}>
      <div>
        <SwitchLine
          label={t('keyboard.numbers')}
          hint={t('keyboard.numbersHint')}
          checked={!numbers.value.isOff}
          onChange={(checked) => numbers.change({ isOff: !checked })}
        />
        <SwitchLine
          label={t('keyboard.enter')}
          hint={t('keyboard.enterHint')}
          checked={enter.value}
          onChange={enter.change}
        />
      </div>
      <Link to="/settings/keys" className={styles.link}>
        {t('keys.text')}
      </Link>
    </SettingsSection>
  );
}
