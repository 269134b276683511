import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Names the component of an icon: `address-book` → `IconAddressBook`. */
function iconComponent(icon: string): string {
  return `Icon${icon.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}`;
}

let components: ReadonlySet<string> | undefined;

/** Lists the components of all icons of Tabler, without loading one. */
function iconComponents(): ReadonlySet<string> {
  if (components) return components;
  const main = createRequire(import.meta.url).resolve('@tabler/icons-react');
  const files = readdirSync(join(dirname(main), '../esm/icons'));
  return (components = new Set(files.flatMap((file) => /^(Icon\w+)\.mjs$/.exec(file)?.[1] ?? [])));
}

/** Tells whether Tabler has an icon of this name. */
export function isIcon(icon: string): boolean {
  return iconComponents().has(iconComponent(icon));
}

/** Lists all names of icons, as definitions write them. */
export function iconNames(): string[] {
  return [...iconComponents()].map((component) =>
    component
      .slice('Icon'.length)
      .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[A-Za-z])(?=\d)/g, '-')
      .toLowerCase(),
  );
}

type IconNodes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

const drawings = new Map<string, Readonly<Record<string, IconNodes>>>();

/**
 * Returns the shapes that an outlined icon is drawn with, by its name in definitions. Throws where Tabler has none of
 * this name.
 */
export function iconNodes(icon: string): IconNodes {
  const file = createRequire(import.meta.url).resolve('@tabler/icons/tabler-nodes-outline.json');
  const all =
    drawings.get(file) ??
    (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, IconNodes>>);
  drawings.set(file, all);
  const nodes = all[icon];
  if (!nodes) throw new Error(`screens: there is no outlined icon «${icon}», see tabler.io/icons`);
  return nodes;
}
