import i18next from 'i18next';
import './print.css';

/** Starts everything that only printing needs, including the time on what the browser's own command prints. */
export function startPrint(): void {
  window.addEventListener('beforeprint', () => {
    const now = new Intl.DateTimeFormat(i18next.language, {
      dateStyle: 'medium',
      timeStyle: 'short',
    }).format(new Date());
    document.documentElement.style.setProperty('--k-printed', JSON.stringify(now));
  });
}
