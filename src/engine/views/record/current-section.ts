/** Distance in px below the upper edge at which one reads. */
const READING = 64;

/** Finds the form's own sections in a record, in their order. */
export function sectionElements(content: HTMLElement): readonly HTMLElement[] {
  return [...content.querySelectorAll<HTMLElement>('[data-section]')];
}

/**
 * Returns the section at the upper edge of what is seen; at the very end the last one. Of two columns the left one
 * counts.
 */
export function currentSection(content: HTMLElement, scroller: HTMLElement): string | undefined {
  const sections = sectionElements(content);
  const { scrollTop, scrollHeight, clientHeight } = scroller;
  if (scrollTop > 0 && scrollTop >= scrollHeight - clientHeight - 2)
    return sections.at(-1)?.dataset.section;
  const line = scroller.getBoundingClientRect().top + READING;
  const reached = sections.find((section) => section.getBoundingClientRect().bottom > line);
  return reached?.dataset.section;
}
