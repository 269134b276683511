import { useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import classes from './file-target.module.css';

interface FileTargetProps {
  /** Accepted kinds, as in an input: media types and file name extensions. */
  accept?: string;
  labelledBy: string;
  invalid?: boolean;
  onFile: (file: File) => void;
  /** Draws the target. `choose` opens the choice of a file; `camera` asks a phone for its camera. */
  children: (choose: (camera?: boolean) => void) => ReactNode;
}

/** Target for one file: chosen, dropped or pasted. */
export function FileTarget({ accept, labelledBy, invalid, onFile, children }: FileTargetProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  const choose = (camera = false) => {
    if (!input.current) return;
    if (camera) input.current.setAttribute('capture', 'environment');
    else input.current.removeAttribute('capture');
    input.current.click();
  };
  const take = (files: FileList | undefined) => {
    const file = files?.[0];
    if (file) onFile(file);
    return file !== undefined;
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (take(event.clipboardData.files)) event.preventDefault();
  };
  return (
    <div
      role="group"
      aria-labelledby={labelledBy}
      className={classes.target}
      data-over={isOver || undefined}
      data-invalid={invalid || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      onPaste={onPaste}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ currentTarget }) => {
          take(currentTarget.files ?? undefined);
          // Choosing the same file again must count.
          currentTarget.value = '';
        }}
      />
      {children(choose)}
    </div>
  );
}
