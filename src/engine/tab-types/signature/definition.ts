import type {
  AttachmentPath,
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
 * `ungueltig`, and in `abweichend` that another document was signed than the server's.
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
  Files = string,
  Of = AnyRecord,
> extends Conditional<Of> {
  type: 'signature';
  name: string;
  /** Schema of the signatures. */
  schema: Schema;
  /** Path of their list, whose last parameter is this record's id. */
  list: List;
  /** Call `POST /path`, where `{id}` is the record. */
  call: Call;
  /**
   * Call `GET /path` that answers the PDF that is signed, where `{id}` is the record: the same bytes as long as it is
   * the same.
   */
  document: Document;
  /**
   * Lets the device make what is signed where there is no network, or while calls wait in the signature's queue: `part`
   * is a maker among the application's own (`bespoke/index.ts`), and its bytes are added to the record's `files` ahead
   * of the signature.
   */
  made?: MadeOnDevice<Files>;
  /** Tells which records can be signed; all unless given. */
  signableWhen?: Predicate<Of>;
}

interface MadeOnDevice<Files = string> {
  /** Name among the application's own parts. */
  part: string;
  /** Path of its files, whose last parameter is this record's id; the contract lets calls to it wait. */
  files: Files;
}

declare module '../../define/tab-types' {
  interface TabDefinitions {
    signature: SignatureTab;
  }
  interface WrittenTabs<S extends SchemaName> {
    signature: {
      [Row in SchemaName]: SignatureTab<
        Row,
        ListPath<Row>,
        BodyOperation,
        OperationKey,
        AttachmentPath<'dateiname'>,
        Entity<S>
      >;
    }[SchemaName];
  }
}
