import type {
  BodyOperation,
  Entity,
  ListPath,
  OperationKey,
  SchemaName,
} from '../../../../schemas/define';
import type { AnyRecord, Conditional, Predicate } from '../../define/definition';

/**
 * Signatures of the record, and a place to sign: drawn, typed, or refused with a reason (3-decisions §3.14). Which
 * property of the body is what follows from its name: `bild`, `name`, `rolle`, `art`, `grund`, `zeitpunkt`,
 * `dokumentHash`, `geraet`, `striche`; those that the body lacks are not sent. A signature that counts no more says so in
 * `ungueltig`.
 * @example
 * ```ts tab of Slip
 * {
 *   type: 'signature',
 *   name: 'signature',
 *   schema: 'SlipSignature',
 *   list: '/pruefstand/laufzettel/{slipId}/unterschriften',
 *   call: 'POST /pruefstand/laufzettel/{id}/unterschrift',
 *   document: 'GET /pruefstand/laufzettel/{id}/pdf',
 *   signableWhen: (slip) => !slip.erledigt,
 * }
 * ```
 */
export interface SignatureTab<
  Schema = string,
  List = string,
  Call = string,
  Document = string,
  Of = AnyRecord,
> extends Conditional<Of> {
  type: 'signature';
  name: string;
  /** Of the signatures that there are. */
  schema: Schema;
  /** The list of them; its last parameter is this record's id. */
  list: List;
  /** `POST /path`, where `{id}` is the record. */
  call: Call;
  /** `GET /path` that answers the PDF that is signed, where `{id}` is the record: the same bytes as long as it is the same. */
  document: Document;
  /** Which records can be signed; all unless given. */
  signableWhen?: Predicate<Of>;
}

declare module '../../define/tab-types' {
  interface TabDefinitions {
    signature: SignatureTab;
  }
  interface WrittenTabs<S extends SchemaName> {
    signature: {
      [Row in SchemaName]: SignatureTab<Row, ListPath<Row>, BodyOperation, OperationKey, Entity<S>>;
    }[SchemaName];
  }
}
