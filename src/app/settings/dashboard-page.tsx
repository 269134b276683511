import { useTranslation } from 'react-i18next';
import { inOrder, isShown, notArranged, withShown } from '../../engine/views/home/arrangement';
import { useArrangement } from '../home/use-arrangement';
import { useHomeBlocks } from '../home/use-home-blocks';
import { ItemSwitches } from './item-switches';
import { SettingsPageFrame } from './settings-page-frame';

/** Page `/settings/dashboard`: the blocks of the start page. */
export function DashboardPage() {
  const { t } = useTranslation('settings');
  const { arrangement, change } = useArrangement();
  const blocks = inOrder(useHomeBlocks(), arrangement);
  const isOn = (key: string) => {
    const block = blocks.find((one) => one.key === key);
    return block !== undefined && isShown(block, arrangement);
  };
  const show = (keys: readonly string[], wanted: boolean) =>
    change(
      blocks
        .filter(({ key }) => keys.includes(key))
        .reduce(
          (changed, block) => ({ ...changed, ...withShown(block, wanted, changed) }),
          arrangement,
        ),
    );
  const isArranged = Object.values(arrangement).some((keys) => keys.length > 0);
  return (
    <SettingsPageFrame title={t('cards.dashboard.title')}>
      <ItemSwitches
        title={t('dashboard.blocks')}
        hint={t('dashboard.hint')}
        items={blocks.map(({ key, title }) => ({ name: key, label: title }))}
        reset={isArranged ? () => change(notArranged) : undefined}
        isOn={isOn}
        onSwitch={show}
      />
    </SettingsPageFrame>
  );
}
