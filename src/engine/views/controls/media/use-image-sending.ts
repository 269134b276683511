import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { discardImage, sendImage } from '../../../../api/images';
import { failureText } from '../../../../failure/failure-text';
import { noteFailure } from '../../../../failure/notify-failure';
import type { WidgetProps } from '../../../fields/field-editing';
import { imageQuery } from './use-image';

export interface Sending {
  image: Blob;
  /** Share sent so far, from 0 to 1. */
  share: number;
  failure?: string;
}

/** Sends an image at once and hands up the arrived image's id; one sent before that no record names yet is removed. */
export function useImageSending({ value, onChange, hold }: WidgetProps) {
  const client = useQueryClient();
  const [sending, setSending] = useState<Sending>();
  const current = useRef<{ abort: AbortController; release?: () => void }>(undefined);
  /** Id of an image sent here that belongs to no record yet. */
  const sent = useRef<number>(undefined);

  const stop = () => {
    current.current?.abort.abort();
    current.current?.release?.();
    current.current = undefined;
    setSending(undefined);
  };
  useEffect(
    () => () => {
      current.current?.abort.abort();
      current.current?.release?.();
    },
    [],
  );

  const discardSent = () => {
    if (sent.current !== undefined && sent.current === value) void discardImage(sent.current);
    sent.current = undefined;
  };
  const send = (image: Blob) => {
    stop();
    const abort = new AbortController();
    const own: typeof current.current = { abort };
    current.current = own;
    setSending({ image, share: 0 });
    const work = sendImage(image, {
      signal: abort.signal,
      onProgress: (share) => current.current === own && setSending({ image, share }),
    }).then(
      (id) => {
        if (current.current !== own) return;
        discardSent();
        sent.current = id;
        if (!image.type.includes('hei')) client.setQueryData(imageQuery(id, 400).queryKey, image);
        setSending(undefined);
        onChange(id);
      },
      (error: unknown) => {
        if (current.current === own) {
          noteFailure(error);
          setSending({ image, share: 0, failure: failureText(error) });
        }
        throw error;
      },
    );
    own.release = hold?.(work);
    work.catch(() => undefined);
  };
  const remove = () => {
    stop();
    discardSent();
    onChange(null);
  };
  return { sending, send, stop, remove };
}
