import i18next from 'i18next';
import { keyMapStore } from './commands/key-map';
import { plainKeyText } from './commands/use-key-text';
import styles from './tooltips.module.css';

/** Delay before a tooltip, in ms (specification 1 §9). */
const delayMs = 800;
/** Distance to the element and to the window's edge, in px. */
const gap = 6;

/**
 * Shows `title` after the specified delay, on hover and keyboard focus: browsers have delays of their own and leave the
 * keyboard out. `data-tip` is for elements whose name or description says it already; `data-tip-side="right"` shows it
 * beside the element; `data-keys` names the shipped key, shown as the user presses it. Returns a function that ends
 * this.
 */
export function startTooltips(page: Document = document): () => void {
  const bubble = page.createElement('div');
  bubble.className = styles.tooltip ?? '';
  // Above open dialogs too.
  bubble.setAttribute('popover', 'manual');
  bubble.setAttribute('aria-hidden', 'true');
  let shown: { owner: HTMLElement; giveBack: () => void } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    clearTimeout(timer);
    if (bubble.isConnected) bubble.remove();
  };
  const leave = () => {
    hide();
    shown?.giveBack();
    shown = undefined;
  };
  const show = (owner: HTMLElement, text: string) => {
    if (!owner.isConnected) return;
    bubble.textContent = text;
    page.body.append(bubble);
    bubble.showPopover();
    place(bubble, owner);
  };
  const enter = (target: EventTarget | null) => {
    const owner =
      target instanceof Element && target.closest<HTMLElement>('[title], [data-tip], [data-keys]');
    if (owner && owner === shown?.owner) return;
    leave();
    const text = owner && textOf(owner);
    // With touch, a tooltip would cover what is pressed next.
    if (!owner || !text || !canHover(page)) return;
    shown = { owner, giveBack: takeTitle(owner) };
    timer = setTimeout(show, delayMs, owner, text);
  };
  const enterByKeyboard = ({ target }: Event) => {
    // A title has the focus after a change of the page: nobody has asked what it is.
    if (target instanceof Element && target.matches(':focus-visible') && !target.matches('h1')) {
      enter(target);
    }
  };
  const leaveByPointer = ({ relatedTarget }: PointerEvent) => {
    // Moving within the element, as from icon to text, does not leave it.
    if (relatedTarget instanceof Node && shown?.owner.contains(relatedTarget)) return;
    leave();
  };

  const ending = new AbortController();
  const on = { signal: ending.signal, capture: true, passive: true };
  page.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      if (pointerType !== 'touch') enter(target);
    },
    { signal: ending.signal, passive: true },
  );
  page.addEventListener('pointerout', leaveByPointer, on);
  page.addEventListener('focusin', enterByKeyboard, on);
  page.addEventListener('focusout', leave, on);
  for (const type of ['pointerdown', 'keydown', 'scroll'] as const)
    page.addEventListener(type, hide, on);
  return () => {
    leave();
    ending.abort();
  };
}

function textOf(owner: HTMLElement): string {
  const { tip, keys } = owner.dataset;
  const text = tip ?? owner.title;
  if (keys === undefined) return text;
  const said = plainKeyText(keyMapStore.get()[keys] ?? keys, i18next.getFixedT(null, 'ui'));
  return `${text || owner.textContent.trim()} (${said})`;
}

function canHover({ defaultView }: Document): boolean {
  return defaultView?.matchMedia('(hover: none)').matches !== true;
}

/**
 * Takes the title so that the browser does not show it too; returns a function that gives it back. Assistive technology
 * gets it as a description meanwhile: a title is nobody's only name here.
 */
function takeTitle(owner: HTMLElement): () => void {
  const text = owner.getAttribute('title');
  if (text === null) return () => undefined;
  const lends = ['aria-description', 'aria-describedby'].every((name) => !owner.hasAttribute(name));
  owner.removeAttribute('title');
  if (lends) owner.setAttribute('aria-description', text);
  return () => {
    if (lends) owner.removeAttribute('aria-description');
    // The element may have got another title meanwhile.
    if (!owner.hasAttribute('title')) owner.setAttribute('title', text);
  };
}

/** Places a tooltip below or beside its owner, above where there is no room, within the window in any case. */
function place(bubble: HTMLElement, owner: HTMLElement): void {
  const at = owner.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const isBeside = owner.dataset.tipSide === 'right';
  const below = at.bottom + gap;
  const fits = below + height + gap <= window.innerHeight;
  const left = isBeside ? at.right + gap : at.left + (at.width - width) / 2;
  const top = isBeside ? at.top + (at.height - height) / 2 : fits ? below : at.top - gap - height;
  bubble.style.left = `${clamp(left, window.innerWidth - width)}px`;
  bubble.style.top = `${clamp(top, window.innerHeight - height)}px`;
}

function clamp(value: number, room: number): number {
  return Math.round(Math.max(gap, Math.min(value, room - gap)));
}
