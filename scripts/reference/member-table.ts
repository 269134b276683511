import type { DescribedMember } from './described-types';

/** What may be written, a line each. */
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

/** Bars end a cell, also within code. */
function escaped(text: string): string {
  return text.replaceAll('|', String.raw`\|`);
}

function sentence(text: string): string {
  return text.replace(/\.$/, '');
}
