/**
 * Error with everything that keeps a contract from being read, a sentence each: `file:line:column: what is wrong; what
 * helps`.
 */
export class ContractRefused extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    // Where it is thrown is of no interest, and the lines are the message.
    this.stack = '';
    Object.defineProperty(this, 'lines', { value: lines });
  }

  declare readonly lines: readonly string[];
}

/** Writes a sentence of the place, the mistake and what helps. */
export function sentence(place: string, what: string, remedies: readonly string[] = []): string {
  return `${place}: ${[what, ...remedies].join('; ')}`;
}

/**
 * Runs a command: what a contract gets wrong goes to the error output and ends it with 2, anything else with 1.
 */
export function runCommand(name: string, main: () => Promise<unknown>): void {
  main().catch((error: unknown) => {
    const text = error instanceof Error ? error.message : String(error);
    process.stderr.write(error instanceof ContractRefused ? `${text}\n` : `${name}: ${text}\n`);
    process.exitCode = error instanceof ContractRefused ? 2 : 1;
  });
}
