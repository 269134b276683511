import { IconMoodEmpty, IconPlus, IconSearchOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../ui/button';
import { useEngine } from '../../../application/context';
import { screenKeys, titleKeys, type Labelled } from '../../../labels/label-keys';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import styles from './list-states.module.css';

export interface ListEmptyProps {
  /** Kind of records that would be here. */
  of: Labelled;
  filtered: boolean;
  searched?: boolean;
  onClear: () => void;
  /** Place where one creates them; undefined where nobody does. */
  create: { call: string; to: string } | undefined;
}

/** Text on what would be here, or that nothing was found, with the next step. */
export function ListEmpty({ of, filtered, searched = false, onClear, create }: ListEmptyProps) {
  const { t } = useTranslation('list');
  const { can } = useEngine();
  const navigate = useNavigate();
  const labels = useScreenLabels();
  const { i18n } = useTranslation();
  const other = titleKeys(of).find((key) => i18n.exists(key));
  const none = t(
    [...screenKeys(of, 'none'), other === undefined ? 'list:noneHere' : 'list:noneYet'],
    { other: other && t(other) },
  );
  const isNarrowed = filtered || searched;
  const Icon = isNarrowed ? IconSearchOff : IconMoodEmpty;
  return (
    <div className={styles.state} role="status">
      <Icon size={32} stroke={1.5} aria-hidden />
      <p className={styles.title}>{isNarrowed ? t('noneFound') : none}</p>
      {isNarrowed && (
        <>
          <p>{t(filtered ? 'noDataFiltered' : 'noDataSearched')}</p>
          <Button onClick={onClear}>
            {t(!searched ? 'clearFilter' : filtered ? 'clearAll' : 'clearSearch')}
          </Button>
        </>
      )}
      {!isNarrowed && create && can(`POST ${create.call}`) && (
        <Button Icon={IconPlus} onClick={() => void navigate(create.to)}>
          {labels.newOne(of)}
        </Button>
      )}
    </div>
  );
}
