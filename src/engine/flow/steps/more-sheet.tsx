import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Drawer } from '../../../ui/drawer';
import { useEngine } from '../../application/context';
import { useScreenLabels } from '../../labels/use-screen-labels';
import { isTabPermitted, tabTypeOf } from '../../screens/tab-type';
import { useFlow } from '../state/flow';
import { stepOf } from '../state/step';
import { useStepWords } from '../state/step-words';
import styles from './more-sheet.module.css';

/** Sheet of everything besides the next step, and the way to the record's other tabs. */
export function MoreSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('flow');
  const { place, record, texts, steps, further, take, to } = useFlow();
  const engine = useEngine();
  const labels = useScreenLabels();
  const words = useStepWords(texts);
  const { definition } = place;
  const { entries } = engine.registry;
  const offered = further.filter((name) => {
    const { call } = stepOf(steps, name);
    return call === undefined || engine.can(call, record);
  });
  // What has the page for itself is reached by steps.
  const tabs = definition.tabs.filter(
    (tab) => tabTypeOf(engine.registry, tab).layout !== 'own' && isTabPermitted(tab, engine),
  );
  const labelOf = (tab: (typeof tabs)[number]) => {
    const screen = tabTypeOf(engine.registry, tab).embeds?.(tab)?.screen;
    if (screen === undefined) return labels.part(definition, `tabs.${tab.name}`);
    const entry = entries.find(({ name }) => name === screen) ?? { name: screen };
    return labels.embedded(definition, tab.name, entry);
  };
  return (
    <Drawer kind="dialog" title={t('more')} onClose={onClose}>
      <div className={styles.sheet}>
        {offered.map((name) => {
          const { Icon, danger } = stepOf(steps, name);
          return (
            <button
              key={name}
              type="button"
              className={styles.step}
              data-danger={danger}
              onClick={() => {
                onClose();
                take(name);
              }}
            >
              <Icon size={22} stroke={1.5} aria-hidden />
              {words.step(name)}
            </button>
          );
        })}
        <h3 className={styles.heading}>{t(`${texts}:moreOf`)}</h3>
        {tabs.map((tab) => (
          <Link key={tab.name} className={styles.step} to={to(tab.name)} onClick={onClose}>
            <IconChevronRight size={22} stroke={1.5} aria-hidden />
            {labelOf(tab)}
          </Link>
        ))}
      </div>
    </Drawer>
  );
}
