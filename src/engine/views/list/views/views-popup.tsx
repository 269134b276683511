import {
  IconBookmark,
  IconDeviceFloppy,
  IconLink,
  IconPencil,
  IconPin,
  IconPlus,
  IconRestore,
  IconStar,
  IconTrash,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { startOperation } from '../../../../api/start';
import { confirmDialog } from '../../../../ui/confirm-dialog';
import { Menu } from '../../../../ui/menu';
import { useEngine } from '../../../application/context';
import { useCopyText } from '../../actions/use-copy-text';
import { standardView } from './chosen-view';
import type { OfferedView } from './shipped-views';
import { useViewChanges } from './use-view-changes';
import { ViewDialog } from './view-dialog';
import { viewContent } from './view-content';
import type { OpenViews, ViewsButtonProps } from './views-button';

interface ViewsPopupProps extends ViewsButtonProps {
  query: string;
  popup: OpenViews;
  show: (popup: OpenViews) => void;
  changed: boolean;
  onClose: () => void;
}

/** Menus and dialogs of views, loaded when one is first asked for. */
export function ViewsPopup(props: ViewsPopupProps) {
  const { views, setup, fields, choose, query, popup, show, changed, onClose } = props;
  const { t } = useTranslation('list');
  const { registry } = useEngine();
  const copyText = useCopyText();
  const { view } = views;
  const stored = view?.shipped ? undefined : view;
  const own = stored?.istAenderbar === true;
  const changes = useViewChanges(query, choose);
  const { anchor, dialog } = popup;
  const content = () => viewContent(setup, fields);

  if (dialog) {
    const edited = dialog === 'edit' ? stored : undefined;
    return (
      <ViewDialog
        view={edited}
        proposal={view && !own ? t('views.copyOf', { name: view.name }) : ''}
        onSave={async (head) =>
          edited ? changes.change(edited, head) : changes.create({ ...head, ...content() })
        }
        onClose={onClose}
      />
    );
  }
  const remove = async (removed: NonNullable<typeof stored>) => {
    const message = t(
      removed.sichtbarkeit === 'PRIVAT' ? 'views.removeOwn' : 'views.removeShared',
      { name: removed.name },
    );
    const title = t('views.remove');
    if (await confirmDialog({ title, message, confirmLabel: title, danger: true }))
      await changes.remove(removed);
  };
  const standard = standardView(views.views);
  const entryOf = (one: OfferedView) => ({
    label: one === standard ? t('views.standardOf', { name: one.name }) : one.name,
    hint: one.shipped && t('views.shipped'),
    Icon: one.shipped ? IconBookmark : one.sichtbarkeit === 'PRIVAT' ? IconUser : IconUsers,
    checked: one.id === view?.id,
    run: () => choose(one),
  });
  return (
    <Menu
      anchor={anchor}
      label={t('views.title')}
      onClose={onClose}
      groups={[
        [
          { label: t('views.none'), checked: !view, run: () => choose(undefined) },
          ...views.views.filter(({ shipped }) => shipped).map(entryOf),
        ],
        views.views.filter(({ shipped }) => !shipped).map(entryOf),
        view && changed
          ? [
              ...(stored
                ? [
                    {
                      label: t('views.overwrite'),
                      Icon: IconDeviceFloppy,
                      disabled: !own,
                      run: () => void changes.overwrite(stored, content()),
                    },
                  ]
                : []),
              { label: t('views.restore'), Icon: IconRestore, run: () => choose(view) },
            ]
          : [],
        [
          { label: t('views.saveAs'), Icon: IconPlus, run: () => show({ anchor, dialog: 'new' }) },
          ...(stored
            ? [
                {
                  label: t('views.edit'),
                  Icon: IconPencil,
                  disabled: !own,
                  run: () => show({ anchor, dialog: 'edit' as const }),
                },
                {
                  label: t('views.standard'),
                  Icon: IconStar,
                  checked: stored.istStandard,
                  run: () => void changes.change(stored, { istStandard: !stored.istStandard }),
                },
                ...(startOperation in registry.rights
                  ? [
                      {
                        label: t('home:pin.label'),
                        Icon: IconPin,
                        checked: stored.istAngeheftet === true,
                        run: () => void changes.pin(stored, !stored.istAngeheftet),
                      },
                    ]
                  : []),
              ]
            : []),
          ...(view
            ? [
                {
                  label: t('views.copyLink'),
                  Icon: IconLink,
                  run: () => void copyText(window.location.href, t('views.linkCopied')),
                },
              ]
            : []),
          ...(stored
            ? [
                {
                  label: t('views.remove'),
                  Icon: IconTrash,
                  disabled: !own,
                  run: () => void remove(stored),
                },
              ]
            : []),
        ],
      ]}
    />
  );
}
