import { Button } from '../button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { Drawer } from '../drawer';
import { firstArea, type PercentArea } from './crop-area';
import classes from './crop-dialog.module.css';
import { cutImage } from './cut-image';
import { useBlobUrl } from './use-blob-url';

export interface CropDialogProps {
  image: Blob;
  /** Width : height of what is stored; any without it. */
  ratio?: number;
  onDone: (image: Blob) => void;
  onCancel: () => void;
  /** Hears that the browser cannot show this image, which may still be a good one. */
  onUnreadable: () => void;
}

const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;

/** Dialog in which the part of an image is moved and sized by mouse, finger or arrow keys. */
export function CropDialog({ image, ratio, onDone, onCancel, onUnreadable }: CropDialogProps) {
  const { t } = useTranslation(['media', 'ui']);
  const url = useBlobUrl(image);
  const element = useRef<HTMLImageElement>(null);
  const [area, setArea] = useState<PercentArea>();
  const [isBusy, setBusy] = useState(false);

  const select = (wanted?: number) => {
    const { naturalWidth = 0, naturalHeight = 0 } = element.current ?? {};
    setArea(firstArea(naturalWidth, naturalHeight, wanted));
  };
  const done = async () => {
    if (!element.current || !area || isBusy) return;
    setBusy(true);
    try {
      onDone(await cutImage(element.current, { area, ratio, original: image }));
    } catch {
      onUnreadable();
    }
  };
  const labels = Object.fromEntries(
    handles.map((handle) => [`${handle}DragHandle`, t('media:crop.handle')]),
  ) as Record<`${(typeof handles)[number]}DragHandle`, string>;
  return (
    <Drawer
      title={t('media:crop.title')}
      kind="dialog"
      onClose={onCancel}
      footer={
        <>
          <Button variant="subtle" disabled={!area} onClick={() => select(ratio)}>
            {t(ratio === undefined ? 'media:crop.whole' : 'media:crop.largest')}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t('ui:cancel')}
          </Button>
          <Button loading={isBusy} data-autofocus onClick={() => void done()}>
            {t('media:crop.take')}
          </Button>
        </>
      }
    >
      <div className={classes.stage}>
        {url && (
          <ReactCrop
            crop={area}
            aspect={ratio}
            minWidth={16}
            minHeight={16}
            keepSelection
            ruleOfThirds
            ariaLabels={{ cropArea: t('media:crop.area'), ...labels }}
            onChange={(_, percent) => setArea({ ...percent, unit: '%' })}
          >
            <img
              ref={element}
              className={classes.image}
              src={url}
              alt={t('media:crop.image')}
              onLoad={() => select(ratio)}
              onError={onUnreadable}
            />
          </ReactCrop>
        )}
      </div>
      <p className={classes.hint}>{t('media:crop.hint')}</p>
    </Drawer>
  );
}
