import { dayVariables } from '../../schemas/rules/query-variables';
import type { WrittenScreen } from '../../src/engine/define/define-screen';
import { presetEntries, presetTerms } from '../../src/engine/define/create-presets';
import type { CreateDefinition, KeyFigures } from '../../src/engine/define/definition';
import { keyFigures } from '../../src/engine/screens/key-figures';
import type { TabType } from '../../src/engine/screens/tab-type';
import { iconNames, isIcon } from '../icon-names';
import { orRather } from '../nearest-name';
import type { RegisteredTypes } from '../application/registered-types';

/** Mistake as a sentence, with the name by which its line is found. */
export interface DefinitionMistake {
  name: string;
  sentence: string;
}

interface Named {
  name: string;
}

interface Part extends Named {
  type: string;
}

interface TabPart extends Part {
  /** Screen of an embedded tab, which is named like it. */
  screen?: string;
  sections?: readonly Named[];
  figure?: string;
}

interface ActionPart extends Part {
  then?: string | { ask?: string };
  /** Actions that it offers. */
  actions?: readonly string[];
  otherwise?: Readonly<Record<string, string>>;
  /** Question asked once it has succeeded. */
  afterwards?: { answers?: readonly string[] };
}

/** Definition as far as it is looked at here. */
interface Definition extends WrittenScreen {
  icon?: string;
  figures?: KeyFigures;
  views?: readonly Named[];
  tabs?: readonly TabPart[];
  actions?: readonly ActionPart[];
  create?: CreateDefinition;
}

/**
 * Finds mistakes in a definition whatever the contract says, mostly out of the compiler's sight: icons, types,
 * duplicate names, and names of parts that it does not have.
 */
export function definitionMistakes(
  written: WrittenScreen,
  types: RegisteredTypes,
): DefinitionMistake[] {
  const { icon, tabs = [], actions = [], views = [], figures = [], create } = written as Definition;
  const places = tabs.map(({ name, screen }) => ({ name: screen ?? name }));
  return [
    ...(icon === undefined || isIcon(icon)
      ? []
      : unknown('icon is', icon, 'icon of Tabler', iconNames())),
    ...typeMistakes('tab', tabs, types.tabTypes),
    ...typeMistakes('action', actions, types.actionTypes),
    ...twice('tabs', places),
    ...tabs.flatMap(({ name, sections = [] }) => twice(`sections of tab «${name}»`, sections)),
    ...twice('actions', actions),
    ...twice('views', views),
    ...keyFigures({ figures }).flatMap(({ field, tab }) =>
      unknown(`figures leads from «${field}» to`, tab, 'tab of this screen', namesOf(places)),
    ),
    ...actions.flatMap(({ name, then }) =>
      typeof then === 'object'
        ? unknown(
            `then of action «${name}» asks`,
            then.ask,
            'action of this screen',
            namesOf(actions),
          )
        : [],
    ),
    ...actions.flatMap(({ name, actions: offered = [] }) =>
      offered.flatMap((other) =>
        unknown(`action «${name}» offers`, other, 'action of this screen', namesOf(actions)),
      ),
    ),
    ...actions.flatMap(({ name, otherwise = {} }) =>
      Object.values(otherwise).flatMap((other) =>
        unknown(
          `otherwise of action «${name}» offers`,
          other,
          'action of this screen',
          namesOf(actions),
        ),
      ),
    ),
    ...actions.flatMap((action) => afterwardsMistakes(action, actions)),
    ...unknown('create opens', create?.opens, 'tab of this screen', namesOf(places)),
    ...twice('presets of create', create?.presets ?? []),
    ...presetMistakes(written),
    ...tabs.flatMap((tab) => figureMistakes(tab, types)),
    ...textsIn(written).flatMap(variableMistakes),
  ];
}

/** Finds answers that do not exist, none at all, or the action itself. */
function afterwardsMistakes(
  { name, afterwards }: ActionPart,
  actions: readonly ActionPart[],
): DefinitionMistake[] {
  if (!afterwards) return [];
  const { answers = [] } = afterwards;
  const others = namesOf(actions).filter((other) => other !== name);
  const as = `afterwards of action «${name}» offers`;
  if (answers.length === 0)
    return [{ name: 'afterwards', sentence: `${as} no answer: name actions of this screen` }];
  return answers.flatMap((other) => unknown(as, other, 'other action of this screen', others));
}

/** Finds values that no address could bring along. */
function presetMistakes(written: WrittenScreen): DefinitionMistake[] {
  try {
    const screen = written as Definition;
    presetEntries(screen);
    const { begin, minutes, subject, values } = screen.create?.calls ?? {};
    const named = [begin, minutes, subject].flatMap((field) => (field ? [[field, '']] : []));
    presetTerms(screen, { ...values, ...Object.fromEntries(named) });
    return [];
  } catch (error) {
    return [{ name: 'presets', sentence: error instanceof Error ? error.message : String(error) }];
  }
}

/** Finds figures whose tab's type knows none of that name. */
function figureMistakes(tab: TabPart, { tabTypes }: RegisteredTypes): DefinitionMistake[] {
  const type = (tabTypes as Readonly<Record<string, TabType>>)[tab.type];
  if (tab.figure === undefined || !type?.figure || type.figure(tab as never)) return [];
  const parts = Object.values(tab).flatMap((member: unknown) =>
    Array.isArray(member) ? namesOf(member as Named[]) : [],
  );
  return unknown(`figure of tab «${tab.name}» is`, tab.figure, 'part of it', parts);
}

/** Finds types that are not registered. */
function typeMistakes(
  kind: 'tab' | 'action',
  parts: readonly Part[],
  types: object,
): DefinitionMistake[] {
  return parts.flatMap(({ name, type }) =>
    unknown(`type of ${kind} «${name}» is`, type, `type of ${kind}`, Object.keys(types)),
  );
}

function unknown(
  as: string,
  name: string | undefined,
  kind: string,
  known: readonly string[],
): DefinitionMistake[] {
  if (name === undefined || known.includes(name)) return [];
  return [{ name, sentence: `${as} «${name}», no ${kind}${orRather(name, known)}` }];
}

function twice(kind: string, parts: readonly Named[]): DefinitionMistake[] {
  const names = namesOf(parts);
  const repeated = names.filter((name, index) => names.indexOf(name) < index);
  return repeated.map((name) => ({
    name,
    sentence: `${kind} has «${name}» twice, name one otherwise`,
  }));
}

const namesOf = (parts: readonly Named[]) => parts.map(({ name }) => name);

const variables = ['ICH', 'KUERZEL', 'JETZT', ...dayVariables].map((name) => `:${name}`);

/** Finds mistakes in variables such as `vertreter1=:ICH`, `nettoFaellig<:HEUTE-7`. */
function variableMistakes(text: string): DefinitionMistake[] {
  return [...text.matchAll(/[=<>~^(](:[A-Za-z]+)/g)].flatMap(([, variable = '']) => {
    if (variables.includes(variable)) return [];
    const nearest = orRather(variable, variables);
    return [{ name: text, sentence: `«${text}» names «${variable}», no variable${nearest}` }];
  });
}

/** Collects all texts of a definition, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
