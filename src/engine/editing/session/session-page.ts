import type { QueryClient } from '@tanstack/react-query';
import type { RecordId } from '../../../api/dialect';
import type { Registry } from '../../application/registry';
import type { AnyRecord } from '../../define/definition';
import type { Field } from '../../fields/field';
import type { Place } from '../../screens/place';
import type { FormHandle } from '../form-handle';
import type { RowTexts } from '../rows/use-row-texts';
import type { AskWhether } from '../model/confirmed';

/** The record that a session is of, and what it works with: fixed as long as it is open. */
export interface SessionOf {
  id: RecordId | 'new';
  client: QueryClient;
  registry: Pick<Registry, 'loadValidators' | 'rights' | 'codes'>;
  /** As locks name people. */
  userName: string;
  /** Null while no form is shown. */
  form: { readonly current: FormHandle | null };
}

export interface SessionNotices {
  /** `record`: as it was sent. */
  saved: (isNew: boolean, record: AnyRecord) => void;
  /** Something being sent for a field has not arrived. */
  notSent: () => void;
  /** `labelOf`: labels for the field names in it. */
  failed: (error: unknown, labelOf?: (name: string) => string) => void;
  /** A failure that is shown in a place of its own. */
  noted: (error: unknown) => void;
}

/** The page around an edit session as it is now: its language, for one, may change while a record is open. */
export interface SessionPage {
  place: Place;
  language: string;
  notices: SessionNotices;
  askWhether: AskWhether;
  labelOf: (field: Field) => string;
  rowTexts: RowTexts;
  onCreated: (id: RecordId) => void;
}
