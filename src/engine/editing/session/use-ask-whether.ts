import { useTranslation } from 'react-i18next';
import { recordPath } from '../../screens/record-path';
import type { NamedRecord } from '../../../api/api-error';
import { failureText } from '../../../failure/failure-text';
import { confirmDialog } from '../../../ui/confirm-store';
import { useEngine } from '../../application/context';
import { useScreenLabels } from '../../labels/use-screen-labels';
import type { AskWhether } from '../model/confirmed';

/**
 * Returns a function that asks whether to confirm a refusal that may be, in the server's words, with links to the
 * records it names.
 */
export function useAskWhether(): AskWhether {
  const { t } = useTranslation('record');
  const { registry } = useEngine();
  const { one } = useScreenLabels();
  const linkTo = ({ schema, id, title }: NamedRecord) => {
    const screen = registry.entries.find((entry) => entry.standalone && entry.schema === schema);
    if (!screen) return [];
    const text = t('record:nevertheless.open', { title: `${one(screen)} ${title || id}` });
    return [{ text, to: recordPath(`/${screen.name}`, id) }];
  };
  return (refusal) =>
    confirmDialog({
      title: t('record:nevertheless.title'),
      message: `${failureText(refusal)} ${t('record:nevertheless.question')}`,
      links: refusal.services.flatMap(({ records }) => (records ?? []).flatMap(linkTo)),
      confirmLabel: t('record:nevertheless.confirm'),
    });
}
