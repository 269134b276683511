import { IconCamera, IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import type { NamedFile } from '../../../../ui/files/is-named-file';
import { photoFile } from '../../../../ui/files/photo-file';
import { lazyPart } from '../../../../ui/lazy-part';
import { addUploads, type UploadTarget } from '../../../../api/uploads';
import { fileProblem } from '../../../../ui/files/file-problem';
import { formatBytes } from '../../../../ui/format/format-bytes';
import classes from './attachments.module.css';

const CameraDialog = lazyPart(
  async () => (await import('../../../../ui/files/camera-dialog')).CameraDialog,
);

interface UploadBarProps {
  /** Label of the button: «Dateien wählen» or «Bilder wählen». */
  label: string;
  /** Types of files, as the `accept` of an input. */
  accept?: string;
  hint: string;
  onFiles: (files: NamedFile[]) => void;
}

export function UploadBar({ label, accept, hint, onFiles }: UploadBarProps) {
  const { t } = useTranslation('media');
  const input = useRef<HTMLInputElement>(null);
  const [hasCamera, setCamera] = useState(false);
  const choose = (camera: boolean) => {
    if (!input.current) return;
    if (camera) input.current.setAttribute('capture', 'environment');
    else input.current.removeAttribute('capture');
    input.current.accept = camera ? 'image/*' : (accept ?? '');
    input.current.click();
  };
  return (
    <div className={classes.bar}>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Counts choosing the same file again as a choice.
          currentTarget.value = '';
        }}
      />
      <Button size="xs" Icon={IconUpload} onClick={() => choose(false)}>
        {label}
      </Button>
      <Button
        size="xs"
        variant="default"
        Icon={IconCamera}
        onClick={() => {
          if (navigator.mediaDevices as MediaDevices | undefined) setCamera(true);
          else choose(true);
        }}
      >
        {t('camera.open')}
      </Button>
      <p className={classes.hint}>{hint}</p>
      {hasCamera && (
        <CameraDialog
          onPhoto={(photo) => {
            setCamera(false);
            onFiles([photoFile(photo)]);
          }}
          onElsewhere={() => {
            setCamera(false);
            choose(true);
          }}
          onClose={() => setCamera(false)}
        />
      )}
    </div>
  );
}

interface Rules {
  types?: readonly string[];
  names?: string;
  maxBytes: number;
}

/** Sends files; one that the server would refuse is marked at once, beside the others. */
export function useTakeFiles(target: UploadTarget, rules: Rules) {
  const { t, i18n } = useTranslation('media');
  return (files: readonly NamedFile[]) =>
    addUploads(target, files, (file) => {
      const problem = fileProblem(file, rules);
      const most = formatBytes(rules.maxBytes, i18n.language);
      return problem && t(`problem.${problem}`, { most, types: rules.names });
    });
}
