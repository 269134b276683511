import type { QueryClient } from '@tanstack/react-query';
import type { Registry } from '../../application/registry';
import type { Field } from '../../fields/field';
import type { Place } from '../../screens/place';
import type { FormHandle } from '../form-handle';
import type { RowTexts } from '../rows/use-row-texts';
import type { AskWhether } from './confirmed';

/** The record that an edit session is of, and what it works with as long as it is open. */
export interface SessionOf {
  id: number | 'new';
  client: QueryClient;
  registry: Pick<Registry, 'loadValidators' | 'rights' | 'codes'>;
  /** Who edits, as locks name people. */
  userName: string;
  /** The form that shows the record; null while none does. */
  form: { readonly current: FormHandle | null };
}

/** How an edit session says what became of it. */
export interface SessionNotices {
  saved: (isNew: boolean) => void;
  /** Something that is being sent for a field has not arrived. */
  notSent: () => void;
  /** A failed call, with what the names in it are called. */
  failed: (error: unknown, labelOf?: (name: string) => string) => void;
  /** A failure that is said in a place of its own. */
  noted: (error: unknown) => void;
}

/** The page around an edit session, as it is now: its language may change while a record is open. */
export interface SessionPage {
  place: Place;
  language: string;
  notices: SessionNotices;
  /** Asks whether what the server refused is meant. */
  askWhether: AskWhether;
  labelOf: (field: Field) => string;
  rowTexts: RowTexts;
  /** After creating: the new record's id. */
  onCreated: (id: number) => void;
}
