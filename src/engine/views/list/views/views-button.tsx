import { IconBookmark, IconChevronDown, IconRestore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCallback, useState } from 'react';
import { lazyPart } from '../../../../ui/lazy-part';
import type { Fields } from '../../../fields/field';
import type { BaseState } from '../../../data/lists/list-state';
import type { ColumnLayout } from '../columns/column-layout';
import { isChanged } from './view-setup';
import type { ChosenViews } from './use-chosen-view';
import type { OfferedView } from './shipped-views';
import styles from './views-button.module.css';

const ViewsPopup = lazyPart(async () => (await import('./views-popup')).ViewsPopup);

export interface ViewsButtonProps {
  views: ChosenViews;
  setup: BaseState & { layout: ColumnLayout };
  fields: Fields;
  choose: (view: Pick<OfferedView, 'id'> | undefined) => void;
}

export interface OpenViews {
  anchor: Element;
  dialog?: 'new' | 'edit';
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

export function ViewsButton(props: ViewsButtonProps) {
  const { views, setup, choose } = props;
  const { t } = useTranslation('list');
  const [popup, setPopup] = useState<OpenViews>();
  const close = useCallback(() => setPopup(undefined), []);
  if (views.query === undefined) return null;
  const { view } = views;
  const changed = views.setup !== undefined && isChanged(setup, views.setup);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={popup !== undefined}
        data-set={view ? true : undefined}
        onClick={({ currentTarget }) => setPopup({ anchor: currentTarget })}
      >
        <IconBookmark {...icon} />
        <span className={styles.name}>
          {view && <span className="visually-hidden">{t('views.now')} </span>}
          {view?.name ?? t('views.title')}
        </span>
        {changed && <span className={styles.changed}>{t('views.changed')}</span>}
        <IconChevronDown {...icon} size={14} />
      </button>
      {changed && (
        <button
          type="button"
          className={styles.restore}
          aria-label={t('views.restore')}
          title={t('views.restore')}
          onClick={() => choose(view)}
        >
          <IconRestore {...icon} />
        </button>
      )}
      {popup && (
        <ViewsPopup
          {...props}
          query={views.query}
          popup={popup}
          show={setPopup}
          changed={changed}
          onClose={close}
        />
      )}
    </>
  );
}
