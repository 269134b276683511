import { useRef, type ReactNode } from 'react';
import { photoFile } from '../../ui/files/photo-file';
import { scaledPhoto } from '../../ui/files/scaled-photo';
import parts from './task-parts.module.css';

/** Of the longer side (3-decisions §3.9). */
const MOST_PIXELS = 1600;

interface TakePhotoProps {
  /** From the camera at once, or from what was photographed before. */
  from: 'camera' | 'gallery';
  disabled?: boolean;
  label?: string;
  onPhotos: (photos: readonly File[]) => void;
  children: ReactNode;
}

/** A large button that brings photos, small enough to be sent from anywhere. */
export function TakePhoto({ from, disabled, label, onPhotos, children }: TakePhotoProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={parts.big}
        aria-label={label}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        multiple={from === 'gallery'}
        capture={from === 'camera' ? 'environment' : undefined}
        onChange={async ({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          // Choosing the same photo again counts as a choice.
          currentTarget.value = '';
          // Cameras call every photo the same.
          const named = from === 'camera' ? chosen.map((photo) => photoFile(photo)) : chosen;
          onPhotos(await Promise.all(named.map((photo) => scaledPhoto(photo, MOST_PIXELS))));
        }}
      />
    </>
  );
}
