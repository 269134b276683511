import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import type { AnyRecord } from '../../../../api/dialect';
import { Drawer } from '../../../../ui/drawer';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import type { Place } from '../../../screens/place';
import { useRecordTitle } from '../../../data/use-record-title';
import type { BulkRequest } from './run-bulk';
import { BulkPlanView } from './bulk-plan-view';
import { Progress } from './progress';
import { RowReasons } from './row-reasons';
import { useBulk } from './use-bulk';
import styles from './bulk.module.css';
import { CallForm } from './call-form';
import { ChangeForm } from './change-form';

interface BulkDialogProps {
  place: Place;
  request: BulkRequest;
  count: number;
  readSelected: (signal: AbortSignal) => AsyncIterable<readonly AnyRecord[]>;
  onRemoved: () => void;
  onClose: () => void;
}

export function BulkDialog(props: BulkDialogProps) {
  const { place, request, count, onClose } = props;
  const { t } = useTranslation(['list', 'ui']);
  const { part } = useScreenLabels();
  const titleOf = useRecordTitle(place);
  const bulk = useBulk(props);
  const { state } = bulk;
  // Keeps the focus, which would be lost with the buttons of the step before: each step has its own.
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = content.current?.closest('dialog');
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [state.step]);
  const title =
    request.kind === 'call'
      ? part(place.definition, `actions.${request.action.name}`)
      : t(`bulk:title.${request.kind}`);

  const close = () => {
    if (state.step === 'running') {
      bulk.stop();
      return;
    }
    if (state.step === 'finished' && request.kind === 'remove' && state.done > 0) props.onRemoved();
    onClose();
  };

  if (state.step === 'asking' && request.kind === 'call') {
    return (
      <CallForm
        name={request.action.name}
        does={request.does}
        title={title}
        count={state.rows.length}
        onPlan={(body) => bulk.planCall(state.rows, request, body)}
        onClose={close}
      />
    );
  }
  if (state.step === 'asking') {
    return (
      <ChangeForm
        place={place}
        title={title}
        rows={state.rows}
        onPlan={bulk.planChange}
        onClose={close}
      />
    );
  }
  return (
    <Drawer title={title} kind="dialog" onClose={close} footer={footer()}>
      <div ref={content} />
      {state.step === 'reading' && (
        <Progress label={t('bulk:reading')} done={state.done} of={count} />
      )}
      {state.step === 'unread' && (
        <p role="alert" className={styles.failure}>
          {state.reason}
        </p>
      )}
      {state.step === 'planned' && (
        <BulkPlanView
          work={state.work}
          plan={state.plan}
          titleOf={titleOf}
          obstacleText={bulk.obstacleText}
        />
      )}
      {state.step === 'running' && (
        <Progress
          label={t(state.isStopping ? 'bulk:stopping' : 'bulk:running')}
          done={state.done}
          of={state.of}
        />
      )}
      {state.step === 'finished' && (
        <>
          <p role="status" className={styles.result}>
            {t(state.isUndo ? 'bulk:undone' : `bulk:done.${request.kind}`, {
              count: state.done,
            })}
            {state.left > 0 && ` ${t('bulk:left', { count: state.left })}`}
          </p>
          <RowReasons
            heading={t('bulk:failures', { count: state.failures.length })}
            rows={state.failures}
            titleOf={titleOf}
          />
        </>
      )}
    </Drawer>
  );

  function footer() {
    switch (state.step) {
      case 'planned': {
        const { items } = state.plan;
        return (
          <>
            <Button
              variant="default"
              data-autofocus={request.kind === 'remove' || undefined}
              onClick={close}
            >
              {t('ui:cancel')}
            </Button>
            <Button
              color={
                request.kind === 'remove' || (request.kind === 'call' && request.action.danger)
                  ? 'red'
                  : undefined
              }
              data-autofocus={request.kind !== 'remove' || undefined}
              disabled={items.length === 0}
              onClick={() => bulk.start(items)}
            >
              {t(`bulk:start.${request.kind}`, { count: items.length })}
            </Button>
          </>
        );
      }
      case 'running':
        return (
          <Button variant="default" data-autofocus disabled={state.isStopping} onClick={bulk.stop}>
            {t('bulk:stop')}
          </Button>
        );
      case 'finished':
        return (
          <>
            {state.canUndo && (
              <Button variant="default" onClick={bulk.undo}>
                {t('bulk:undo')}
              </Button>
            )}
            {state.canRetry && (
              <Button variant="default" onClick={() => bulk.retry(state.isUndo)}>
                {t('list:retry')}
              </Button>
            )}
            <Button data-autofocus onClick={close}>
              {t('ui:close')}
            </Button>
          </>
        );
      case 'unread':
        return (
          <>
            <Button variant="default" data-autofocus={!state.canRetry || undefined} onClick={close}>
              {t('ui:cancel')}
            </Button>
            {state.canRetry && (
              <Button data-autofocus onClick={bulk.read}>
                {t('list:retry')}
              </Button>
            )}
          </>
        );
      default:
        return (
          <Button variant="default" data-autofocus onClick={close}>
            {t('ui:cancel')}
          </Button>
        );
    }
  }
}
