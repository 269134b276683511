import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../../ui/drawer';
import { useBlobUrl } from '../../../../ui/files/use-blob-url';
import classes from './image.module.css';
import { useImage } from './use-image';

interface ImageValueProps {
  value: number;
  label: string;
}

export function ImageValue({ value, label }: ImageValueProps) {
  const { t } = useTranslation('media');
  const [isOpen, setOpen] = useState(false);
  const { blob, isMissing } = useImage(value, 400);
  const url = useBlobUrl(blob);
  if (isMissing) {
    return (
      <span className={classes.none}>
        <IconPhotoOff size={18} stroke={1.5} aria-hidden />
        {t('image.noPreview')}
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className={classes.thumbnail}
        aria-label={t('image.enlarge', { label })}
        onClick={() => setOpen(true)}
      >
        {url && <img className={classes.image} src={url} alt="" />}
      </button>
      {isOpen && <LargeImage value={value} label={label} onClose={() => setOpen(false)} />}
    </>
  );
}

function LargeImage({ value, label, onClose }: ImageValueProps & { onClose: () => void }) {
  const url = useBlobUrl(useImage(value, 1600).blob);
  return (
    <Drawer title={label} kind="dialog" onClose={onClose}>
      {url ? (
        <img className={classes.large} src={url} alt={label} />
      ) : (
        <div className={classes.waiting} aria-hidden />
      )}
    </Drawer>
  );
}
