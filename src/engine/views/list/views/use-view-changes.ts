import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../api/api-error';
import { notifyFailure } from '../../../../failure/notify-failure';
import { notifySuccess } from '../../../../ui/notices';
import type { View, ViewContent, ViewHead } from '../../../../api/view';
import type { OfferedView } from './shipped-views';
import { viewsQuery } from '../../../../api/view-calls';
import { changeView, createView, removeView } from '../../../../api/view-writes';

/**
 * Provides changes of views, each of which returns whether it was done. Failures are reported, one at a field is
 * thrown; a conflict reads the views anew.
 */
export function useViewChanges(
  query: string,
  choose: (view: Pick<OfferedView, 'id'> | undefined) => void,
) {
  const { t } = useTranslation('list');
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: viewsQuery(query).queryKey });
  const attempt = async (run: () => Promise<string>): Promise<boolean> => {
    try {
      notifySuccess(await run());
      return true;
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fieldErrors).length > 0) throw error;
      notifyFailure(error);
      if (error instanceof ApiError && (error.status === 412 || error.status === 404))
        await reload();
      return false;
    }
  };
  return {
    create: (view: ViewHead & ViewContent) =>
      attempt(async () => {
        const id = await createView(query, view);
        await reload();
        choose({ id });
        return t('views.saved', { name: view.name });
      }),
    overwrite: (view: View, content: ViewContent) =>
      attempt(async () => {
        await changeView(query, view, content);
        await reload();
        choose(view);
        return t('views.saved', { name: view.name });
      }),
    change: (view: View, changes: Partial<ViewHead> & { istStandard?: boolean }) =>
      attempt(async () => {
        await changeView(query, view, changes);
        await reload();
        return t('views.saved', { name: changes.name ?? view.name });
      }),
    pin: (view: View, isPinned: boolean) =>
      attempt(async () => {
        await changeView(query, view, { istAngeheftet: isPinned });
        await reload();
        return t(isPinned ? 'home:pin.done' : 'home:pin.undone', { name: view.name });
      }),
    remove: (view: View) =>
      attempt(async () => {
        await removeView(query, view);
        choose(undefined);
        await reload();
        return t('views.removed', { name: view.name });
      }),
  };
}
