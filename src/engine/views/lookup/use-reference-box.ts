import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordId } from '../../../api/dialect';
import type { Lookup } from '../../../../schemas/define';
import { useEngine } from '../../application/context';
import type { AnyRecord } from '../../define/definition';
import { unaccent } from '../../fields/unaccent';
import type { Place } from '../../screens/place';
import { choicesOf, presetFrom, type ReferenceChoice } from './choices';
import type { Reference } from '../../data/references/reference';
import { createPlace, type Among } from './create-place';
import { narrowedFields, startOf, type NarrowedField, type Narrowing } from './narrowing';
import type { ReferencePickerProps } from './reference-picker';
import { referenceQuery } from '../../data/references/reference-query';
import { stepTo } from '../controls/combobox';
import { useHandUp } from '../controls/use-hand-up';
import { useValueSteps } from '../controls/field-steps';
import { takeFocus, type TypedAhead } from './reference-waiting';
import { useReferenceSearch, type ReferenceSearch } from './use-reference-search';
import { keys } from '../../../ui/commands/keys';
import { isKey } from '../../../ui/commands/pressed-key';

export interface ReferenceBoxProps extends Omit<ReferencePickerProps, 'lookup'> {
  name: string;
  lookup: Lookup;
  place: Place;
  shown: string;
  /** Text that was typed before the control was there. */
  ahead: RefObject<TypedAhead>;
}

/** Record to open: one that exists, or a new one and what it starts with. */
interface OpenDrawer {
  place: Place;
  id: RecordId | 'new';
  preset?: AnyRecord;
}

interface ReferenceBoxState {
  input: RefObject<HTMLInputElement | null>;
  /** Text that was typed and nothing chosen by it yet; undefined while the value's own text is shown. */
  text: string | undefined;
  isOpen: boolean;
  search: ReferenceSearch;
  choices: readonly ReferenceChoice[];
  active: number;
  /** Chosen record, as far as it is known. */
  current: Reference | undefined;
  mayOpen: boolean;
  drawer: OpenDrawer | undefined;
  /** Fields by which the choice is narrowed; empty where it is not. */
  narrowed: readonly NarrowedField[];
  narrowing: Narrowing;
  narrow: (narrowing: Narrowing) => void;
  open: () => void;
  close: () => void;
  type: (text: string) => void;
  take: (choice: ReferenceChoice) => void;
  takeCreated: (id: RecordId) => void;
  clear: () => void;
  show: (reference: Reference) => void;
  closeDrawer: () => void;
  leave: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const PAGE = 6;

/**
 * Runs a box to choose a record: Enter or Tab takes, Escape restores, the key of editing opens the record, Alt+Down the
 * list. A text that names nothing is handed up as it is, for validation to say so.
 */
export function useReferenceBox(
  props: ReferenceBoxProps & {
    opens: boolean;
  },
): ReferenceBoxState {
  const { name, lookup, place, value, shown, opens, ahead, beside } = props;
  const { onBlur, register } = props;
  const { change: onChange, onKey: goBack } = useValueSteps(value, props.onChange);
  const { registry, can, me } = useEngine();
  const { i18n } = useTranslation();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => ahead.current.text);
  const [isOpen, setOpen] = useState(() => text !== undefined || ahead.current.isOpen === true);
  const [reached, setReached] = useState<number>();
  const [drawer, setDrawer] = useState<OpenDrawer>();
  const byTab = useRef(false);
  useLayoutEffect(() => {
    takeFocus(input.current, ahead.current);
    // Works by itself from here on.
    ahead.current = {};
  }, [ahead]);

  const { api } = place.definition;
  // Offers only parts of the record beside it where the choice is among those.
  const of = place.partOf ?? lookup.among;
  const whole = of === undefined ? undefined : beside?.(of);
  const among: Among | undefined =
    of !== undefined && (typeof whole === 'number' || (typeof whole === 'string' && whole !== ''))
      ? { field: of, value: whole as RecordId }
      : undefined;
  const narrowed = useMemo(() => narrowedFields(lookup, place.fields, can), [lookup, place, can]);
  const [changed, setChanged] = useState<Narrowing>();
  const narrowing = useMemo(() => changed ?? startOf(narrowed), [changed, narrowed]);
  const isNarrowed = narrowed.length > 0;
  const search = useReferenceSearch({
    ...{ name, lookup, place, isOpen, among },
    text: text ?? '',
    narrowing: isNarrowed ? narrowing : undefined,
  });
  const asked = typeof value === 'number' || typeof value === 'string' ? value : 0;
  const { data } = useQuery({
    ...referenceQuery(lookup, asked, { client, registry, language: i18n.language }),
    enabled: asked !== 0 && asked !== '',
  });
  const current = (asked !== 0 && data) || undefined;
  const searching = search.state !== 'idle';
  // Creates only where the value is the id: any other value of a new record is not known before it is read.
  const isNamedById = lookup.value === 'id';
  const mayOpen = opens && can(`GET ${api.record}`);
  const creating = createPlace(place, among);
  // Offers no new record while the choice is narrowed: then one looks for an existing one.
  const mayCreate =
    opens && !isNarrowed && isNamedById && creating !== undefined && can(`POST ${api.create}`);
  const choices = choicesOf({
    searching,
    current,
    references: search.references,
    others: search.others,
    create: mayCreate && (!searching || search.state === 'found'),
  });
  // Marks none where all are offered, before something is typed.
  const first =
    text === undefined && (among || isNarrowed)
      ? -1
      : choices.findIndex(({ kind }) => kind === 'found' || kind === 'other');
  const active = Math.min(reached ?? first, choices.length - 1);

  const open = () => {
    if (isOpen) return;
    setOpen(true);
    setReached(undefined);
  };
  const rest = () => {
    setText(undefined);
    setReached(undefined);
    setChanged(undefined);
    setOpen(false);
  };
  const takeValue = (next: string | number) => {
    rest();
    search.remember(next);
    if (next !== value) onChange(next);
  };
  /** Makes its text known at once: other fields may follow from it. */
  const takeReference = (reference: Reference) => {
    const { queryKey } = referenceQuery(lookup, reference.value, {
      client,
      registry,
      language: i18n.language,
    });
    client.setQueryData(queryKey, reference);
    takeValue(reference.value);
  };
  const take = (choice: ReferenceChoice) => {
    if (choice.kind !== 'create') return takeReference(choice.reference);
    if (!creating) return;
    const preset = presetFrom(creating, text?.trim() ?? '', me);
    rest();
    setDrawer({ place: creating, id: 'new', preset });
  };
  const show = (reference: Reference) => {
    rest();
    setDrawer({ place, id: reference.id });
  };

  /** Takes a typed text, when the control is left or the form is saved. */
  const commit = () => {
    if (text === undefined) return;
    const typed = text.trim();
    const isSettled = search.state === 'found';
    const reachedChoice = byTab.current && isSettled ? choices[active] : undefined;
    const all = [...search.references, ...search.others];
    const named = all.filter(({ title }) => unaccent(title) === unaccent(typed));
    const only = all.length === 1 && !search.hasMore ? all : [];
    const [meant, second] = named.length > 0 ? named : only;
    rest();
    if (typed === '') return onChange(null);
    if (unaccent(typed) === unaccent(shown)) return;
    if (reachedChoice && reachedChoice.kind !== 'create') {
      return takeReference(reachedChoice.reference);
    }
    if (isSettled && meant && !second) takeReference(meant);
    else onChange(typed);
  };
  useHandUp(register, commit);

  const onKeyDown = (event: KeyboardEvent) => {
    byTab.current = event.key === 'Tab';
    if (text === undefined && goBack(event)) return;
    const { key } = event;
    const taken = (run: () => void) => {
      event.preventDefault();
      // Keeps this key from the form and the page.
      event.stopPropagation();
      run();
    };
    const step = stepTo(key, { active, count: choices.length, page: PAGE });
    if (step !== undefined && event.altKey) {
      taken(key === 'ArrowUp' ? () => setOpen(false) : open);
    } else if (step !== undefined && (isOpen || key.startsWith('Arrow'))) {
      taken(() => (isOpen ? setReached(Math.max(0, Math.min(choices.length - 1, step))) : open()));
    } else if (key === 'Enter' && isOpen && !event.ctrlKey) {
      const choice = choices[active];
      taken(() => choice && take(choice));
    } else if (key === 'Escape' && (isOpen || text !== undefined)) {
      taken(rest);
    } else if (isNarrowed && !isOpen && /^.$/u.test(key) && !event.ctrlKey && !event.metaKey) {
      // Opens the dialog, which searches for what is typed.
      taken(() => (key === ' ' ? open() : typeText(key)));
    } else if (isNarrowed && !isOpen && (key === 'Delete' || key === 'Backspace')) {
      taken(() => !props.required && clear());
    } else if (isKey(event, keys.edit)) {
      const choice = isOpen ? choices[active] : undefined;
      const reference = choice && choice.kind !== 'create' ? choice.reference : current;
      if (reference && opens) taken(() => show(reference));
    }
  };

  const typeText = (typed: string) => {
    setText(typed);
    setReached(undefined);
    setOpen(true);
  };
  const clear = () => {
    rest();
    onChange(null);
    input.current?.focus();
  };

  return {
    input,
    text,
    isOpen,
    search,
    choices,
    active,
    current,
    mayOpen,
    drawer,
    narrowed,
    narrowing,
    narrow: (next) => {
      setChanged(next);
      setReached(undefined);
    },
    open,
    close: rest,
    type: typeText,
    take,
    takeCreated: (id) => {
      setDrawer(undefined);
      takeValue(id);
    },
    clear,
    show,
    closeDrawer: () => setDrawer(undefined),
    leave: () => {
      commit();
      rest();
      onBlur();
    },
    onKeyDown,
  };
}
