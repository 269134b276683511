import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { fileContents } from '../db/tables/files';
import type { UploadRule } from '../http/contract/contract';
import { fieldProblem } from '../http/errors/problem';
import {
  tooLarge,
  type ArrivingUpload,
  type Sender,
  type Upload,
} from '../http/bodies/uploads/upload';
import { ContentWriter } from './content-writer';
import { examineContent } from './examine-content';

/** Bytes that are enough to determine the type of a content, even for office documents, whose first entries say it. */
const HEAD_BYTES = 64 * 1024;

/** Content on its way into the database. Nobody sees it until a record takes it. */
export class StagedUpload implements ArrivingUpload {
  private readonly database: Database;
  private readonly rule: UploadRule;
  private readonly sender: Sender;
  private readonly head: Buffer[] = [];
  private writer: ContentWriter | undefined;
  private contentId: number | undefined;

  constructor(database: Database, rule: UploadRule, sender: Sender) {
    this.database = database;
    this.rule = rule;
    this.sender = sender;
  }

  /** Throws 422 at the field when the content becomes too large. */
  async write(bytes: Buffer): Promise<void> {
    const { limit } = this.rule;
    const size = this.writer?.size ?? 0;
    if (size + bytes.length > limit) throw tooLarge(this.rule);
    if (size < HEAD_BYTES) this.head.push(Buffer.from(bytes.subarray(0, HEAD_BYTES - size)));
    const writer = (this.writer ??= await this.begin());
    await writer.write(bytes);
  }

  private async begin(): Promise<ContentWriter> {
    const { database, sender } = this;
    const [row] = await sender.store(() =>
      database.orm.insert(fileContents).values({}).returning({ id: fileContents.id }),
    );
    if (!row) throw new Error(`${this.rule.field}: no content was begun`);
    this.contentId = row.id;
    return new ContentWriter(database, row.id, sender.store);
  }

  /**
   * Finishes and examines the content. Throws 422 at the field for an empty one and one of a wrong kind, 429 without a
   * turn.
   */
  async finish(): Promise<Upload> {
    const { writer, contentId, rule, database, sender } = this;
    if (!writer || contentId === undefined || writer.size === 0) {
      throw fieldProblem({ [rule.field]: [{ code: 'msg_file_empty' }] });
    }
    const sha256 = await writer.end();
    const head = Buffer.concat(this.head);
    await examineContent(
      { id: contentId, size: writer.size, sha256, head },
      rule,
      database,
      sender,
    );
    return { contentId, sha256: sha256.toString('hex') };
  }

  /** Removes what has arrived unless a record has taken it. */
  async discard(): Promise<void> {
    if (this.contentId === undefined) return;
    await this.database.orm
      .delete(fileContents)
      .where(and(eq(fileContents.id, this.contentId), isNotNull(fileContents.stagedAt)));
  }
}
