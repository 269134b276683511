import {
  IconDeviceFloppy,
  IconLink,
  IconPencil,
  IconPlus,
  IconRestore,
  IconStar,
  IconTrash,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { confirmDialog } from '../../../../ui/confirm-dialog';
import { Menu } from '../../../../ui/menu';
import { useCopyText } from '../export/use-copy-text';
import { useViewChanges } from './use-view-changes';
import { ViewDialog } from './view-dialog';
import { viewContent } from './view-setup';
import type { OpenViews, ViewsButtonProps } from './views-button';
import { withMantine } from '../../../../ui/with-mantine';

interface ViewsPopupProps extends ViewsButtonProps {
  query: string;
  popup: OpenViews;
  show: (popup: OpenViews) => void;
  changed: boolean;
  onClose: () => void;
}

/** Loaded when it is first asked for. */
export const ViewsPopup = withMantine(function ViewsPopup(props: ViewsPopupProps) {
  const { views, setup, fields, choose, query, popup, show, changed, onClose } = props;
  const { t } = useTranslation('list');
  const copyText = useCopyText();
  const { view } = views;
  const changes = useViewChanges(query, choose);
  const { anchor, dialog } = popup;
  const content = () => viewContent(setup, fields);

  if (dialog) {
    const edited = dialog === 'edit' ? view : undefined;
    return (
      <ViewDialog
        view={edited}
        onSave={async (head) =>
          edited ? changes.change(edited, head) : changes.create({ ...head, ...content() })
        }
        onClose={onClose}
      />
    );
  }
  const own = view?.istAenderbar === true;
  const remove = async (removed: NonNullable<typeof view>) => {
    const message = t(
      removed.sichtbarkeit === 'PRIVAT' ? 'views.removeOwn' : 'views.removeShared',
      { name: removed.name },
    );
    const title = t('views.remove');
    if (await confirmDialog({ title, message, confirmLabel: title, danger: true }))
      await changes.remove(removed);
  };
  return (
    <Menu
      anchor={anchor}
      label={t('views.title')}
      onClose={onClose}
      groups={[
        [
          { label: t('views.none'), checked: !view, run: () => choose(undefined) },
          ...views.views.map((one) => ({
            label: one.istStandard ? t('views.standardOf', { name: one.name }) : one.name,
            Icon: one.sichtbarkeit === 'PRIVAT' ? IconUser : IconUsers,
            checked: one.id === view?.id,
            run: () => choose(one),
          })),
        ],
        view && changed
          ? [
              {
                label: t('views.overwrite'),
                Icon: IconDeviceFloppy,
                disabled: !own,
                run: () => void changes.overwrite(view, content()),
              },
              { label: t('views.restore'), Icon: IconRestore, run: () => choose(view) },
            ]
          : [],
        [
          { label: t('views.saveAs'), Icon: IconPlus, run: () => show({ anchor, dialog: 'new' }) },
          ...(view
            ? [
                {
                  label: t('views.edit'),
                  Icon: IconPencil,
                  disabled: !own,
                  run: () => show({ anchor, dialog: 'edit' }),
                },
                {
                  label: t('views.standard'),
                  Icon: IconStar,
                  checked: view.istStandard,
                  run: () => void changes.change(view, { istStandard: !view.istStandard }),
                },
                {
                  label: t('views.copyLink'),
                  Icon: IconLink,
                  run: () => void copyText(window.location.href, t('views.linkCopied')),
                },
                {
                  label: t('views.remove'),
                  Icon: IconTrash,
                  disabled: !own,
                  run: () => void remove(view),
                },
              ]
            : []),
        ],
      ]}
    />
  );
});
