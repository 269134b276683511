import { IconMaximize, IconMinimize } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

export function FullscreenButton({ className }: { className?: string }) {
  const { t } = useTranslation('app');
  const isFull = useSyncExternalStore(onChange, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const toggle = () =>
    isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  const Icon = isFull ? IconMinimize : IconMaximize;
  return (
    <button type="button" className={className} onClick={() => void toggle()}>
      <Icon size={18} stroke={1.5} aria-hidden />
      {t(isFull ? 'account:leaveFullscreen' : 'account:fullscreen')}
    </button>
  );
}

function onChange(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}
