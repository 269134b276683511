import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { photoFile } from '../../../ui/files/photo-file';
import { scaledPhoto } from '../../../ui/files/scaled-photo';
import { LargeButton } from '../large-button';

/** Longest side in pixels (3-decisions §3.9). */
const MOST_PIXELS = 1600;

interface TakePhotoProps {
  /** Source of photos: the camera, or what was photographed before. */
  from: 'camera' | 'gallery';
  disabled?: boolean;
  label?: string;
  onPhotos: (photos: readonly File[]) => void;
  children: ReactNode;
}

/** Large button that brings photos, small enough to be sent from anywhere. */
export function TakePhoto({ from, onPhotos, ...button }: TakePhotoProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <LargeButton
        {...button}
        Icon={from === 'camera' ? IconCamera : IconPhoto}
        onClick={() => input.current?.click()}
      />
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
          // Cameras give every photo the same name.
          const named = from === 'camera' ? chosen.map((photo) => photoFile(photo)) : chosen;
          onPhotos(await Promise.all(named.map((photo) => scaledPhoto(photo, MOST_PIXELS))));
        }}
      />
    </>
  );
}
