import { protocol, type PGlite } from '@electric-sql/pglite';
import { PglitePgConnection } from '@electric-sql/pglite/node-postgres';

const { serialize } = protocol;

/**
 * The wire between node-postgres and the embedded database. PGlite's own adapter runs every message
 * of the protocol by itself; this one collects a statement's messages up to its Sync and runs them
 * at once, which is five times faster.
 */
export class EmbeddedConnection extends PglitePgConnection {
  private readonly database: PGlite;
  private messages: Uint8Array[] = [];

  constructor(database: PGlite) {
    super({ pglite: database });
    this.database = database;
  }

  override parse(query: { name?: string; text: string }): void {
    // Without `types`: Drizzle passes an object of result parsers there, not parameter types.
    this.messages.push(serialize.parse({ name: query.name, text: query.text }));
  }

  override bind(config: Parameters<typeof serialize.bind>[0]): void {
    this.messages.push(serialize.bind(config));
  }

  override describe(message: Parameters<typeof serialize.describe>[0]): void {
    this.messages.push(serialize.describe(message));
  }

  override execute(config: Parameters<typeof serialize.execute>[0]): void {
    this.messages.push(serialize.execute(config));
  }

  override close(message: Parameters<typeof serialize.close>[0]): void {
    this.messages.push(serialize.close(message));
  }

  override flush(): void {
    // The Sync that follows runs everything.
  }

  override sync(): void {
    this.messages.push(serialize.sync());
    void this.run();
  }

  override query(text: string): void {
    this.messages.push(serialize.query(text));
    void this.run();
  }

  private async run(): Promise<void> {
    const batch = Buffer.concat(this.messages);
    this.messages = [];
    try {
      // `syncToFs` is off because PostgreSQL flushes by itself, see embedded-files.ts.
      const answers = await this.database.execProtocolStream(batch, {
        throwOnError: false,
        syncToFs: false,
      });
      for (const answer of answers) {
        this.emit(answer.name === 'error' ? 'errorMessage' : answer.name, answer);
      }
    } catch (error) {
      this.emit('error', error);
    }
  }
}
