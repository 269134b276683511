import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { DialogButtons } from '../../../ui/dialog-buttons';
import { Modal } from '../../../ui/modal';
import { call } from '../../../api/call';
import { recordIn } from '../../../api/records';
import { failureText } from '../../../failure/failure-text';
import { useReturnFocus } from '../../../ui/use-return-focus';
import type { ActionDialogProps } from '../../screens/action-type';
import type { AskedFor } from '../../data/lists/rows-source';
import { useEngine } from '../../application/context';
import type { AnyRecord } from '../../define/definition';
import type { Fields } from '../../fields/field';
import { callFieldsQuery } from '../../data/fields-query';
import { AskedForm } from '../../views/form/asked-form';
import { defaultsOf } from '../../editing/new/defaults-of';
import dialog from '../../views/actions/action-dialog.module.css';
import { filledFields } from '../../editing/model/changes';
import { paramsBelow } from '../../screens/place';
import { AnswerPart } from '../../views/actions/answer/answer-part';
import styles from '../../views/actions/answer/answer.module.css';
import type { AskAction } from './definition';

type Props = ActionDialogProps<AskAction>;

/** Dialog whose answer stands beneath the form and follows it while one types. */
export function Dialog(props: Props) {
  const { action, title, onClose } = props;
  const { t } = useTranslation('ui');
  const { registry } = useEngine();
  const asked = useQuery(callFieldsQuery(registry, action.call, 'query'));
  useReturnFocus();
  return (
    <Modal onClose={onClose} title={title} size={760}>
      {asked.data ? (
        <Asking {...props} fields={asked.data} />
      ) : (
        asked.isError && (
          <p className={dialog.failure} role="alert">
            {failureText(asked.error)}
          </p>
        )
      )}
      <DialogButtons>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogButtons>
    </Modal>
  );
}

function Asking({ action, place, id, fields }: Props & { fields: Fields }) {
  const { can } = useEngine();
  const { i18n } = useTranslation();
  const [first] = useState(() => defaultsOf(fields));
  const [values, setValues] = useState<AnyRecord>(first);
  const params = paramsBelow(action.call, place, id);
  const query = filledFields(values) as AskedFor;
  const answer = useQuery({
    queryKey: ['asked', action.call, params, query, i18n.language],
    queryFn: async ({ signal }): Promise<AnyRecord> =>
      recordIn((await call(action.call, { params, query, signal })).data),
    placeholderData: keepPreviousData,
    // Asks again each time: what it depends on may have changed.
    staleTime: 0,
    gcTime: 0,
  });
  const names = action.fields.filter((name) => {
    const right = fields[name]?.right;
    return right === undefined || can(right);
  });
  return (
    <>
      <AskedForm fields={fields} names={names} values={first} takesFocus onChange={setValues} />
      <div
        className={styles.answer}
        role="status"
        aria-busy={answer.isFetching}
        data-former={answer.isPlaceholderData || undefined}
      >
        {answer.error ? (
          <p className={dialog.failure}>{failureText(answer.error)}</p>
        ) : (
          answer.data && (
            <AnswerPart
              name={action.name}
              call={action.call}
              shows={action.shows}
              rows={action.rows}
              answer={answer.data}
            />
          )
        )}
      </div>
    </>
  );
}
