import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import classes from './drop-area.module.css';

interface DropAreaProps {
  label: string;
  hint: string;
  /** Takes the files; undefined: nothing is taken. */
  onFiles: ((files: readonly File[]) => void) | undefined;
  children: ReactNode;
}

/** Area that takes any number of files: dropped, or pasted while it is shown. */
export function DropArea({ label, hint, onFiles, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const isField = (event.target as Element | null)?.closest?.('input, textarea, dialog');
      const files = [...(event.clipboardData?.files ?? [])];
      if (isField || files.length === 0 || !latest.current) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  const onDragOver = (event: DragEvent) => {
    if (!onFiles || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (!onFiles || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <div
      role="group"
      aria-label={label}
      className={classes.area}
      onDragOver={onDragOver}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={onDrop}
    >
      {children}
      {isOver && (
        <p className={classes.over} aria-hidden>
          {hint}
        </p>
      )}
    </div>
  );
}
