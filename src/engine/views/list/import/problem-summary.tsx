import { useTranslation } from 'react-i18next';
import { Switch } from '../../../../ui/switch';
import type { ProblemGroup } from './settle-rows';
import type { useRowTexts } from './use-row-texts';
import styles from './import.module.css';

interface ProblemSummaryProps {
  groups: readonly ProblemGroup[];
  refused: ReadonlySet<string>;
  texts: ReturnType<typeof useRowTexts>;
  onRefuse: (group: string, isRefused: boolean) => void;
}

/**
 * Problems of a file by kind, the most frequent first, with a choice for each whether its cells are left empty or its
 * rows stay away.
 */
export function ProblemSummary({ groups, refused, texts, onRefuse }: ProblemSummaryProps) {
  const { t } = useTranslation('import');
  if (groups.length === 0) return null;
  return (
    <ul className={styles.groups} aria-label={t('groups.title')}>
      {groups.map(({ key, field, problem, rows, example, canLeave }) => {
        const label = texts.labelOf(field);
        return (
          <li key={key}>
            <b className={styles.times}>{t('groups.times', { count: rows })}</b>
            <div>
              <b>{label}</b> {texts.problemText(problem, field)}
              {example !== '' && <span>{t('groups.example', { text: example })}</span>}
            </div>
            {canLeave ? (
              <Switch
                label={t('groups.choice', { field: label, count: rows })}
                value={refused.has(key) ? 'refuse' : 'leave'}
                options={[
                  ['leave', t('groups.leave')],
                  ['refuse', t('groups.refuse')],
                ]}
                onChange={(value) => onRefuse(key, value === 'refuse')}
              />
            ) : (
              <span className={styles.stays}>{t('groups.stays', { count: rows })}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
