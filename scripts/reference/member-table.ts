import type { DescribedMember } from './described-types';

/** Writes the table of what may be written, a line each. */
export function memberTable(
  members: readonly DescribedMember[],
  {
    besides = [],
    says = {},
  }: { besides?: readonly string[]; says?: Readonly<Record<string, string>> } = {},
): string {
  const lines = members
    .filter(({ name }) => !besides.includes(name))
    .map(({ name, isOptional, value, about }) => {
      const text = about || says[name] || '';
      return `| \`${name}${isOptional ? '?' : ''}\` | \`${escaped(value)}\` | ${escaped(sentence(text))} |`;
    });
  return ['| member | value | what it says |', '| --- | --- | --- |', ...lines].join('\n');
}

/** Escapes bars, which end a cell, even within code. */
function escaped(text: string): string {
  return text.replaceAll('|', String.raw`\|`);
}

function sentence(text: string): string {
  return text.replace(/\.$/, '');
}
