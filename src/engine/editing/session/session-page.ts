import type { QueryClient } from '@tanstack/react-query';
import type { RecordId } from '../../../api/dialect';
import type { Registry } from '../../application/registry';
import type { AnyRecord } from '../../define/definition';
import type { Field } from '../../fields/field';
import type { Place } from '../../screens/place';
import type { FormHandle } from '../form-handle';
import type { RowTexts } from '../rows/use-row-texts';
import type { AskWhether } from '../model/confirmed';

/** Record that a session is for, and what it works with: fixed as long as it is open. */
export interface SessionOf {
  id: RecordId | 'new';
  client: QueryClient;
  registry: Pick<Registry, 'loadValidators' | 'rights' | 'codes'>;
  /** Name of the user as locks show it. */
  userName: string;
  /** Form; null while none is shown. */
  form: { readonly current: FormHandle | null };
}

export interface SessionNotices {
  /** Hears of a save; `record`: as it was sent. */
  saved: (isNew: boolean, record: AnyRecord) => void;
  /** Hears that something being sent for a field has not arrived. */
  notSent: () => void;
  /** Hears of a failure; `labelOf`: labels for the field names in it. */
  failed: (error: unknown, labelOf?: (name: string) => string) => void;
  /** Hears of a failure that is shown in a place of its own. */
  noted: (error: unknown) => void;
}

/** Page around an edit session as it is now: its language, for one, may change while a record is open. */
export interface SessionPage {
  place: Place;
  language: string;
  notices: SessionNotices;
  askWhether: AskWhether;
  labelOf: (field: Field) => string;
  rowTexts: RowTexts;
  onCreated: (id: RecordId) => void;
}
