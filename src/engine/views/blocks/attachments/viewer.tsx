import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
} from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { saveAs } from '../../../../api/download';
import { notifyFailure } from '../../../../failure/notify-failure';
import { keepEscape } from '../../../../ui/keep-escape';
import { type Attachment, contentQuery } from './attachment';
import type { Attachments } from './use-attachments';
import classes from './viewer.module.css';
import { ViewerContent } from './viewer-content';

interface ViewerProps {
  path: string;
  attachments: Attachments;
  items: readonly Attachment[];
  current: Attachment;
  onShow: (item: Attachment) => void;
  onRemove: ((item: Attachment) => void) | undefined;
  onClose: () => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Viewer of items: arrows, Home and End go through them, Escape closes. */
export function Viewer(props: ViewerProps) {
  const { path, attachments, items, current, onShow, onRemove, onClose } = props;
  const { t } = useTranslation(['media', 'ui']);
  const client = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const source = { path, params: attachments.params };
  const index = items.findIndex(({ id }) => id === current.id);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const next = items[index + 1];
  const fetchAhead = useEffectEvent((item: Attachment) => {
    void client.prefetchQuery(contentQuery(source, item, 1600));
  });
  useEffect(() => {
    if (next?.hasPreview) fetchAhead(next);
  }, [next]);

  const show = (to: number) => {
    const item = items[to];
    if (item) onShow(item);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    keepEscape(event);
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    show(to);
  };
  const save = () =>
    void client
      .fetchQuery(contentQuery(source, current))
      .then((content) => saveAs(content, current.name), notifyFailure);
  return (
    <dialog
      ref={dialog}
      className={classes.viewer}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
    >
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title} title={current.name}>
          {current.name}
        </h2>
        <span className={classes.place} role="status">
          {t('media:viewer.place', { index: index + 1, count: items.length })}
        </span>
        <Button size="xs" variant="subtle" Icon={IconDownload} onClick={save}>
          {t('media:download')}
        </Button>
        {onRemove && (
          <Button
            size="xs"
            variant="subtle"
            color="red"
            Icon={IconTrash}
            onClick={() => onRemove(current)}
          >
            {t('media:files.remove')}
          </Button>
        )}
        <button
          type="button"
          className={classes.close}
          aria-label={t('ui:close')}
          onClick={onClose}
        >
          <IconX {...icon} />
        </button>
      </div>
      <div className={classes.stage}>
        <ViewerContent key={current.id} source={source} item={current} />
        {items.length > 1 && (
          <>
            <button
              type="button"
              className={classes.step}
              data-side="left"
              aria-label={t('media:viewer.previous')}
              disabled={index <= 0}
              onClick={() => show(index - 1)}
            >
              <IconChevronLeft size={28} stroke={1.5} aria-hidden />
            </button>
            <button
              type="button"
              className={classes.step}
              data-side="right"
              aria-label={t('media:viewer.next')}
              disabled={index >= items.length - 1}
              onClick={() => show(index + 1)}
            >
              <IconChevronRight size={28} stroke={1.5} aria-hidden />
            </button>
          </>
        )}
      </div>
    </dialog>
  );
}
