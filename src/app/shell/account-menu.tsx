import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useFullscreenDocument } from '@mantine/hooks';
import { IconCheck, IconLogout, IconMaximize, IconMinimize } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { runBeforeLeave } from '../../ui/before-leave';
import { switchLanguage } from '../i18n';
import { languages, type Language } from '../languages';
import styles from './account-menu.module.css';
import { useColorSchemeChoice } from './use-color-scheme-choice';

const schemes: readonly MantineColorScheme[] = ['light', 'dark', 'auto'];
const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The button «Konto»: who is logged in, language, appearance, full screen, logout. */
export function AccountMenu({ userName, initials }: { userName: string; initials: string }) {
  const { t, i18n } = useTranslation('app');
  const navigate = useNavigate();
  const { colorScheme } = useMantineColorScheme();
  const chooseScheme = useColorSchemeChoice();
  const { fullscreen, toggle: toggleFullscreen } = useFullscreenDocument();

  const chooseLanguage = async (language: Language) => {
    if (language !== i18n.resolvedLanguage && (await runBeforeLeave())) {
      await switchLanguage(language);
    }
  };
  const leave = async () => {
    if (await runBeforeLeave()) await navigate('/auth/logout');
  };

  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <button type="button" className={styles.button} aria-label={t('account.name')}>
          <span aria-hidden>{initials}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('account.name')}>
        <Menu.Label className={styles.user}>{userName}</Menu.Label>
        <Menu.Divider />
        <Menu.Label id="account-language">{t('language')}</Menu.Label>
        <div role="group" aria-labelledby="account-language">
          {(Object.keys(languages) as Language[]).map((language) => (
            <Choice
              key={language}
              label={languages[language]}
              lang={language}
              chosen={i18n.resolvedLanguage === language}
              onChoose={() => void chooseLanguage(language)}
            />
          ))}
        </div>
        <Menu.Divider />
        <Menu.Label id="account-appearance">{t('account.appearance')}</Menu.Label>
        <div role="group" aria-labelledby="account-appearance">
          {schemes.map((scheme) => (
            <Choice
              key={scheme}
              label={t(`account.schemes.${scheme}`)}
              chosen={colorScheme === scheme}
              onChoose={() => chooseScheme(scheme)}
            />
          ))}
        </div>
        <Menu.Divider />
        {document.fullscreenEnabled && (
          <Menu.Item
            leftSection={fullscreen ? <IconMinimize {...icon} /> : <IconMaximize {...icon} />}
            onClick={() => void toggleFullscreen()}
          >
            {t(fullscreen ? 'account.leaveFullscreen' : 'account.fullscreen')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout {...icon} />} onClick={() => void leave()}>
          {t('account.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface ChoiceProps {
  label: string;
  lang?: string;
  chosen: boolean;
  onChoose: () => void;
}

function Choice({ label, lang, chosen, onChoose }: ChoiceProps) {
  return (
    <Menu.Item
      role="menuitemradio"
      aria-checked={chosen}
      lang={lang}
      leftSection={chosen ? <IconCheck {...icon} /> : <span className={styles.unchosen} />}
      onClick={onChoose}
    >
      {label}
    </Menu.Item>
  );
}
