export interface TextTemplate {
  name: string;
  text: string;
}

/** Most bytes, with room for what surrounds it (3-decisions 3.14: 64 KB). */
const MOST_BYTES = 60_000;

export const longestName = 60;

/** Sorts templates by name; ignores what is no template. */
export function storedTemplates(stored: readonly unknown[]): readonly TextTemplate[] {
  return stored.filter(isTemplate).sort((a, b) => a.name.localeCompare(b.name));
}

/** Adds a template, in place of one of the same name. Undefined when there is no room. */
export function withTemplate(
  templates: readonly TextTemplate[],
  template: TextTemplate,
): readonly TextTemplate[] | undefined {
  const others = templates.filter(({ name }) => name !== template.name);
  const next = storedTemplates([...others, template]);
  const { length } = new TextEncoder().encode(JSON.stringify(next));
  return length > MOST_BYTES ? undefined : next;
}

/** Returns a name from the beginning of the first line. */
export function nameOfText(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return line.length <= 40 ? line : `${line.slice(0, 40).replace(/\s+\S*$/, '')} …`;
}

function isTemplate(stored: unknown): stored is TextTemplate {
  const { name, text } = (stored ?? {}) as Partial<Record<keyof TextTemplate, unknown>>;
  return typeof name === 'string' && typeof text === 'string' && name !== '' && text !== '';
}
