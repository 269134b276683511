import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsSection } from '../form/settings-section';
import { SwitchLine } from './switch-line';

interface Item {
  name: string;
  label: string;
  Icon?: ComponentType<{ size?: number; stroke?: number }>;
}

interface ItemSwitchesProps {
  title: string;
  hint: string;
  items: readonly Item[];
  isOn: (name: string) => boolean;
  onSwitch: (names: readonly string[], isOn: boolean) => void;
  /** Returns to the default, where that is not to show everything; undefined while the setting is the default. */
  reset?: (() => void) | undefined;
}

/** Switches for which of several things the user wants to see; they take effect at once. */
export function ItemSwitches(props: ItemSwitchesProps) {
  const { title, hint, items, isOn, onSwitch } = props;
  const { t } = useTranslation('settings');
  const off = items.filter(({ name }) => !isOn(name));
  const showAll = () =>
    onSwitch(
      off.map(({ name }) => name),
      true,
    );
  return (
    <SettingsSection
      title={title}
      hint={hint}
      reset={'reset' in props ? props.reset : off.length > 0 ? showAll : undefined}
    >
      <div>
        {items.map(({ name, label, Icon }) => (
          <SwitchLine
            key={name}
            label={label}
            {...(Icon && { Icon })}
            checked={isOn(name)}
            onChange={(checked) => onSwitch([name], checked)}
          />
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {t('shownOf', { count: items.length - off.length, all: items.length })}
      </p>
    </SettingsSection>
  );
}
