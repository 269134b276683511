import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { recordIn } from '../../../api/records';
import { write } from '../../../api/write-records';
import { noteFailure } from '../../../failure/notify-failure';
import { DialogButtons } from '../../../ui/dialog-buttons';
import { Modal } from '../../../ui/modal';
import { useReturnFocus } from '../../../ui/use-return-focus';
import type { AnyRecord } from '../../define/definition';
import { useScreenLabels } from '../../labels/use-screen-labels';
import type { ActionDialogProps } from '../../screens/action-type';
import { ActionFailure } from '../../views/actions/action-failure';
import dialog from '../../views/actions/action-dialog.module.css';
import { findingsIn } from '../../views/actions/findings/finding';
import { FindingList } from '../../views/actions/findings/finding-list';
import { AnswerPart } from '../../views/actions/answer/answer-part';
import type { CheckAction } from './definition';
import styles from './check-dialog.module.css';

/** Dialog that asks at once, and anew each time it is opened. */
export function Dialog(props: ActionDialogProps<CheckAction>) {
  const { action, place, id, title, wayTo, onClose } = props;
  const { t, i18n } = useTranslation(['record', 'ui']);
  const { part } = useScreenLabels();
  useReturnFocus();
  const params = { ...place.params, id };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['checked', action.call, params, i18n.language],
    queryFn: async (): Promise<AnyRecord> =>
      recordIn((await write(action.call, { params, kind: 'action' })).data),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { failure: 'silent' },
  });
  useEffect(() => noteFailure(error), [error]);
  const findings = data && findingsIn(data[action.findings]);
  return (
    <Modal onClose={onClose} title={title} size={640}>
      {isFetching && !data && (
        <p role="status" className={dialog.waiting}>
          {t('record:findings.checking')}
        </p>
      )}
      {error && !isFetching && (
        <>
          <p className={dialog.failure}>{part(place.definition, `failed.${action.name}`)}</p>
          <ActionFailure
            error={error}
            place={place}
            findings={action.findings}
            offered={[]}
            wayTo={wayTo}
          />
        </>
      )}
      {findings && (
        <>
          <p
            role="status"
            className={styles.result}
            data-complete={findings.length === 0 || undefined}
          >
            {findings.length === 0 && <IconCircleCheck size={20} stroke={1.5} aria-hidden />}
            {findings.length === 0
              ? t('record:findings.none')
              : t('record:findings.found', { count: findings.length })}
          </p>
          {findings.length > 0 && <FindingList place={place} findings={findings} wayTo={wayTo} />}
          <AnswerPart
            name={action.name}
            call={action.call}
            shows={action.shows ?? []}
            rows={action.rows}
            answer={data}
          />
        </>
      )}
      <DialogButtons>
        <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
          {t('record:findings.again')}
        </Button>
        <Button data-autofocus onClick={onClose}>
          {t('ui:close')}
        </Button>
      </DialogButtons>
    </Modal>
  );
}
