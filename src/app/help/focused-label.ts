/** Returns the label of the field that has the focus: an input, a column of a list, a value that is read. */
export function focusedLabel(element: Element | null): string | undefined {
  const label = element && (labelOfCell(element) ?? labelOfInput(element) ?? labelOfValue(element));
  return label?.replace(/[\s*:]+$/, '').trim() || undefined;
}

function labelOfCell(element: Element): string | undefined {
  const cell = element.closest('[role="gridcell"], [role="columnheader"], td, th');
  const column = cell?.getAttribute('aria-colindex');
  const header = column
    ? cell
        ?.closest('[role="grid"]')
        ?.querySelector(`[role="columnheader"][aria-colindex="${column}"]`)
    : undefined;
  return textOf(header?.querySelector('[data-label]') ?? header);
}

function labelOfInput(element: Element): string | undefined {
  const [label] = (element as Partial<HTMLInputElement>).labels ?? [];
  const by = element.getAttribute('aria-labelledby')?.split(' ')[0];
  return (
    textOf(label) ??
    textOf(by ? document.getElementById(by) : undefined) ??
    element.getAttribute('aria-label') ??
    undefined
  );
}

function labelOfValue(element: Element): string | undefined {
  const value = element.closest('dt, dd');
  return textOf(value?.parentElement?.querySelector('dt'));
}

function textOf(element: Element | null | undefined): string | undefined {
  return element?.textContent || undefined;
}
