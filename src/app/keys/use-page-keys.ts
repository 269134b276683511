import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNamedKeys } from '../../ui/commands/use-commands';
import { keys } from '../../ui/commands/keys';
import type { Creatable } from '../palette/creatable';

/** Selector of what lies over the page and has the keys; notices and tooltips do not. */
const over = 'dialog[open], [aria-modal="true"], [popover="auto"]:popover-open';

/**
 * Keys of the page: Alt+N creates a record here, in the list that is shown or beside the record that is open; Alt+1 … 9
 * opens a tab of the page, as does Alt+Shift+1 … 9, because browsers on Linux keep Alt and a digit (4-field-reality
 * 4.1). `creatable`: what the user may create.
 */
export function usePageKeys(creatable: readonly Pick<Creatable, 'screen'>[]): void {
  const { t } = useTranslation('palette');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useNamedKeys(t('keys.here'), [
    [keys.create, t('keys.new')],
    ['Alt+1 Alt+9 Alt+Shift+1', t('keys.tab')],
  ]);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (document.querySelector(over)) return;
    const [, digit] = /^Digit([1-9])$/.exec(event.code) ?? [];
    if (digit !== undefined) return openTab(event, Number(digit));
    // What Alt makes of the letter differs between systems; a key that stands for it sends the letter alone.
    if (event.shiftKey || (event.code !== 'KeyN' && event.key.toLowerCase() !== 'n')) return;
    const button = shownIn(`[data-keys="${keys.create}"]`).at(-1);
    const [, here = ''] = pathname.split('/');
    const isCreated = creatable.some(({ screen }) => screen.name === here);
    if (!button && !isCreated) return;
    event.preventDefault();
    if (button) button.click();
    else void navigate(`/${here}/new`);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Opens a tab and moves the focus to it, so that arrows lead on from there. */
function openTab(event: KeyboardEvent, number: number): void {
  const tab = shownIn('[role="tab"]')[number - 1];
  if (!tab || tab.ariaDisabled === 'true') return;
  event.preventDefault();
  tab.focus();
  tab.click();
}

function shownIn(selector: string): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(`main ${selector}`);
  return [...all].filter((element) => element.checkVisibility());
}
