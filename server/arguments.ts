/** Maximum number of rows: a company ten times as large as the largest in the figures. */
const MOST_ROWS = 20_000_000;

interface Arguments {
  /** Number of addresses that the demo company is to have; undefined for the usual number. */
  rows: number | undefined;
}

/** Reads the arguments after `npm start --`; throws an error that names what is wrong. */
export function readArguments(argv: readonly string[]): Arguments {
  const [name, value, ...others] = argv.flatMap((text) => text.split(/(?<=^--\w+)=/));
  if (name === undefined) return { rows: undefined };
  if (name !== '--rows') throw new Error(`«${name}» is no option; there is --rows N`);
  if (others.length > 0) throw new Error(`«${others[0]}» is one argument too many`);
  const rows = Number(value);
  if (!/^\d{1,9}$/.test(value ?? '') || rows < 1 || rows > MOST_ROWS) {
    throw new Error(
      `--rows: «${value ?? ''}» is no number of addresses; a whole number from 1 to ${MOST_ROWS}`,
    );
  }
  return { rows };
}
