import { IconSun } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseColorScheme, useColorScheme, type ColorScheme } from '../../../ui/color-scheme';
import parts from '../parts.module.css';

/** High contrast for work in the sun: of this device, until it is pressed again. */
export function ContrastSwitch() {
  const { t } = useTranslation('flow');
  const scheme = useColorScheme();
  const before = useRef<ColorScheme>('auto');
  const isOn = scheme === 'contrast';
  return (
    <button
      type="button"
      className={parts.icon}
      aria-pressed={isOn}
      aria-label={t('contrast')}
      data-tip={t('contrast')}
      onClick={() => {
        if (!isOn) before.current = scheme;
        chooseColorScheme(isOn ? before.current : 'contrast');
      }}
    >
      <IconSun size={24} stroke={1.5} aria-hidden />
    </button>
  );
}
