import type { OperationRight } from '../../schemas/contract/operation-right.ts';
import type { AnyDefinition } from '../../src/engine/define/definition';
import { callsOf } from '../../src/engine/screens/calls-of.ts';
import type { RegisteredTypes } from '../../compiler/application/registered-types.ts';

interface OwnPage {
  name: string;
  number: number;
  title: string;
}

interface Navigated {
  /** Definitions in the order of the navigation. */
  definitions: readonly AnyDefinition[];
  types: RegisteredTypes;
  rights: Readonly<Record<string, OperationRight>>;
  /** Pages of the shell itself, seen by everybody: the first one stands before, the others after the screens. */
  own: readonly OwnPage[];
  /** Returns the title in German. */
  titleOf: (definition: AnyDefinition) => string;
}

/** Writes what stands in the navigation: key, route, number and right of each entry. */
export function navigationReference({ definitions, types, rights, own, titleOf }: Navigated) {
  const rightsOf = (definition: AnyDefinition) => {
    const asked = callsOf(definition, types).map((call) => nameOf(rights[call]));
    return asked.includes(everybody) ? everybody : [...new Set(asked)].join(' or ');
  };
  const screens = definitions
    .filter(({ standalone }) => standalone)
    .flatMap((definition) => {
      const [title, right] = [titleOf(definition), rightsOf(definition)];
      const tabs = 'tabNumbers' in definition ? Object.entries(definition.tabNumbers ?? {}) : [];
      return [
        row(definition, definition, title, right),
        ...tabs.map(([tab, number]) =>
          row({ name: `${definition.name}/${tab}`, number }, definition, title, right),
        ),
      ];
    });
  const [first, ...last] = own.map((page) => row(page, {}, page.title, everybody));
  return [
    '# Navigation',
    '',
    'Every entry, in its order. Written by `npm run reference` from `screens/`; never edited by hand.',
    '',
    'An entry is shown to whoever has the right, unless the user has switched it off in the settings (its key is stored then). Typed outside a field, the number leads there. «Area» is the heading that it stands under, «Below» names the parent whose submenu it stands in; the page of settings leads to what stands below `settings`.',
    '',
    '| Number | Key | Route | Called | Area | Below | Right |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...(first === undefined ? [] : [first]),
    ...screens,
    ...last,
    '',
  ].join('\n');
}

const everybody = 'everybody';

function row(
  { name, number }: { name: string; number?: number },
  { area = '', group = '' }: Pick<AnyDefinition, 'area' | 'group'>,
  title: string,
  right: string,
): string {
  return `| ${number ?? ''} | \`${name}\` | \`/${name}\` | ${title} | ${area} | ${group} | ${right} |`;
}

function nameOf(right: OperationRight | undefined): string {
  if (right === undefined || right === 'session' || right === 'public') return everybody;
  if (typeof right === 'string') return right;
  if ('any' in right) return right.any.join(', ');
  if ('others' in right) return right.others;
  return 'own' in right ? right.own : 'as the path says';
}
