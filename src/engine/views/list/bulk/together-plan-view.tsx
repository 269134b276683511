import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../../ui/radio-group';
import {
  differenceKey,
  type PlanChoices,
  type PlannedDifference,
  type PlannedGroup,
  type TogetherPlan,
} from './together-plan';
import styles from './together-plan.module.css';

interface TogetherPlanViewProps {
  plan: TogetherPlan;
  choices: PlanChoices;
  onChoose: (choices: PlanChoices) => void;
  /** Returns a number of records in words: «3 Belege». */
  counted: (count: number) => string;
}

/**
 * View of a plan: the fields in which rows differ, with the value that is to count, and the records that would be made.
 */
export function TogetherPlanView({ plan, choices, onChoose, counted }: TogetherPlanViewProps) {
  const { t } = useTranslation('bulk');
  const { groups, differences } = plan;
  return (
    <>
      {differences.length > 0 && (
        <section className={styles.part}>
          <h3 className={styles.heading}>{t('plan.differences')}</h3>
          {differences.map((difference) => (
            <Difference
              key={differenceKey(difference)}
              difference={difference}
              choices={choices}
              onChoose={onChoose}
            />
          ))}
        </section>
      )}
      <section className={styles.part} aria-live="polite">
        <h3 className={styles.heading}>{t('plan.groups', { records: counted(groups.length) })}</h3>
        <ol className={styles.groups}>
          {groups.map((group) => (
            <Group key={String(group.sources[0]?.id)} group={group} />
          ))}
        </ol>
      </section>
    </>
  );
}

const APART = '';

function Difference({
  difference,
  choices,
  onChoose,
}: Pick<TogetherPlanViewProps, 'choices' | 'onChoose'> & { difference: PlannedDifference }) {
  const { t } = useTranslation('bulk');
  const key = differenceKey(difference);
  const { [key]: chosen, ...others } = choices;
  const of = difference.values.reduce((sum, { count }) => sum + count, 0);
  return (
    <RadioGroup
      className={styles.difference}
      label={difference.label}
      value={chosen === undefined ? APART : String(chosen)}
      choices={[
        { value: APART, label: t('plan.apart') },
        ...difference.values.map(({ id, text, count }) => ({
          value: String(id),
          label: t('plan.value', { text, count, of }),
        })),
      ]}
      onChange={(value) => {
        const found = difference.values.find(({ id }) => String(id) === value);
        onChoose(found ? { ...others, [key]: found.id } : others);
      }}
    />
  );
}

function Group({ group }: { group: PlannedGroup }) {
  const { t } = useTranslation('bulk');
  const { title, marks, sources, omitted } = group;
  return (
    <li className={styles.group}>
      <b>{title}</b>
      {marks.map((mark) => (
        <p key={mark} className={styles.mark}>
          {mark}
        </p>
      ))}
      <ul className={styles.sources}>
        {sources.map(({ id, text }) => (
          <li key={String(id)}>{text}</li>
        ))}
      </ul>
      {omitted.length > 0 && (
        <p className={styles.omitted}>{t('plan.omitted', { fields: omitted.join(', ') })}</p>
      )}
    </li>
  );
}
