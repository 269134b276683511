import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { furtherSteps } from '../../../schemas/rules/service-flow';
import { useEngine } from '../../engine/application/context';
import { isTabPermitted, tabTypeOf } from '../../engine/screens/tab-type';
import { useScreenLabels } from '../../engine/labels/use-screen-labels';
import { Drawer } from '../../ui/drawer';
import { stepIcons } from './step-icons';
import { askedSteps, callOf } from './steps';
import { useTask } from './use-task';
import styles from './action-bar.module.css';

/** Everything besides the next step, and the way to the record's other tabs. */
export function MoreSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('serviceTask');
  const { task, next, take, place, to } = useTask();
  const engine = useEngine();
  const labels = useScreenLabels();
  const { definition } = place;
  const steps = furtherSteps(task, next).filter((step) => engine.can(callOf(step), task));
  const tabs = definition.tabs.filter(
    (tab) => tab.type !== 'bespoke' && isTabPermitted(tab, engine),
  );
  const { entries } = engine.registry;
  const labelOf = (tab: (typeof tabs)[number]) => {
    const screen = tabTypeOf(engine.registry, tab).embeds?.(tab)?.screen;
    if (screen === undefined) return labels.part(definition, `tabs.${tab.name}`);
    const entry = entries.find(({ name }) => name === screen) ?? { name: screen };
    return labels.embedded(definition, tab.name, entry);
  };
  return (
    <Drawer kind="dialog" title={t('more')} onClose={onClose}>
      <div className={styles.sheet}>
        {steps.map((step) => {
          const Icon = stepIcons[step];
          return (
            <button
              key={step}
              type="button"
              className={styles.step}
              data-danger={askedSteps[step]?.danger}
              onClick={() => {
                onClose();
                take(step);
              }}
            >
              <Icon size={22} stroke={1.5} />
              {t(`steps.${step}`)}
            </button>
          );
        })}
        <h3 className={styles.heading}>{t('moreOf')}</h3>
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
