import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useFullscreenDocument } from '@mantine/hooks';
import { IconCheck, IconLogout, IconMaximize, IconMinimize, IconUser } from '@tabler/icons-react';
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
export function AccountMenu({ userName }: { userName: string }) {
  const { t, i18n } = useTranslation('app');
  const navigate = useNavigate();
  const { colorScheme } = useMantineColorScheme();
  const chooseScheme = useColorSchemeChoice();
  const { fullscreen, toggle: toggleFullscreen } = useFullscreenDocument();

  const chooseLanguage = async (language: Language) => {
    if (await runBeforeLeave()) await switchLanguage(language);
  };
  const leave = async () => {
    if (await runBeforeLeave()) await navigate('/auth/logout');
  };

  return (
    // Inside the header, not in a portal: its items belong to that landmark.
    <Menu
      position="bottom-end"
      width={240}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      checkIcon={<IconCheck {...icon} />}
    >
      <Menu.Target>
        <button type="button" className={styles.button} aria-label={t('account.name')}>
          <IconUser {...icon} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={styles.user}>{userName}</Menu.Label>
        <Menu.Divider />
        <Menu.RadioGroup
          value={i18n.resolvedLanguage ?? null}
          onChange={(language) => void chooseLanguage(language as Language)}
        >
          <div role="group" aria-label={t('language')}>
            <Menu.Label aria-hidden>{t('language')}</Menu.Label>
            {Object.entries(languages).map(([code, name]) => (
              <Menu.RadioItem key={code} value={code} lang={code} closeMenuOnClick>
                {name}
              </Menu.RadioItem>
            ))}
          </div>
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(scheme) => chooseScheme(scheme as MantineColorScheme)}
        >
          <div role="group" aria-label={t('account.appearance')}>
            <Menu.Label aria-hidden>{t('account.appearance')}</Menu.Label>
            {schemes.map((scheme) => (
              <Menu.RadioItem key={scheme} value={scheme} closeMenuOnClick>
                {t(`account.schemes.${scheme}`)}
              </Menu.RadioItem>
            ))}
          </div>
        </Menu.RadioGroup>
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
