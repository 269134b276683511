import { useQuery } from '@tanstack/react-query';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useEngine } from '../../engine/application/context';
import { BigButton } from '../../engine/flow/steps/big-button';
import { recordPath } from '../../engine/screens/record-path';
import { followingQuery } from './task-queries';
import { useTask } from './use-task';

/** Button after the end: leads to the technician's next task, or to the list where there is none. */
export function FollowingButton() {
  const { t } = useTranslation('serviceTask');
  const { me } = useEngine();
  const { task } = useTask();
  const navigate = useNavigate();
  const { data: following, isLoading } = useQuery(followingQuery(task, me.technikerId));
  const to = following ? recordPath('/tasks', following.id) : '/tasks';
  return (
    <BigButton Icon={IconArrowRight} isBusy={isLoading} onClick={() => void navigate(to)}>
      {following ? t('following.next', { title: following.titel }) : t('following.list')}
    </BigButton>
  );
}
