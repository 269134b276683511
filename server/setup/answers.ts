import { canonicalValue } from '../../schemas/rules/canonical-value';
import { formats } from '../../schemas/rules/format-checks';
import { passwordProblem } from '../accounts/passwords/password-rule';
import type { NewAdministrator } from './administrator';
import { ask, type Terminal } from './ask';

type Environment = Readonly<Record<string, string | undefined>>;

/** Source of answers: a terminal, or variables where there is none. */
export interface Source {
  env: Environment;
  /** Terminal; undefined where nobody can be asked. */
  terminal: Terminal | undefined;
}

/** Converts a user name to the form in which it is stored. Throws when it cannot be one. */
export function userName(text: string): string {
  const name = canonicalValue(text, { format: 'user-name' }) ?? '';
  if (name.length < 2 || name.length > 100 || !formats['user-name'].test(name)) {
    throw new Error(`«${text}» is no user name: 2 to 100 letters and figures, and . _ - @ +`);
  }
  return name;
}

/** Throws, before anything is opened or created, where neither a person nor a variable can give the password. */
export function requireAnswers({ env, terminal }: Source): void {
  if (!terminal && !env.KONTOR_ADMIN_PASSWORD) throw missing('KONTOR_ADMIN_PASSWORD');
}

/** Returns the name that `KONTOR_ADMIN_USER` gives or somebody types. */
export async function askUserName(source: Source): Promise<string> {
  return userName(await answer(source, 'KONTOR_ADMIN_USER', 'User name', 'admin'));
}

/** Asks for the other data of a new administrator. */
export async function askAdministrator(
  source: Source,
  benutzername: string,
): Promise<NewAdministrator> {
  const name = await answer(source, 'KONTOR_ADMIN_NAME', 'Full name', benutzername);
  const sign = benutzername
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 3)
    .toUpperCase();
  const kuerzel = await answer(source, 'KONTOR_ADMIN_SIGN', 'Sign', sign);
  if (name.length > 100) throw new Error('KONTOR_ADMIN_NAME: at most 100 characters');
  if (kuerzel.length > 10) throw new Error('KONTOR_ADMIN_SIGN: at most 10 characters');
  return { benutzername, name, kuerzel };
}

/** Asks for a sufficient password, typed twice without being shown, or takes it from `KONTOR_ADMIN_PASSWORD`. */
export async function askPassword(source: Source, benutzername: string): Promise<string> {
  const { env, terminal } = source;
  const weak = async (password: string) =>
    (await passwordProblem(password, benutzername)) !== undefined;
  const given = env.KONTOR_ADMIN_PASSWORD;
  const rule = '8 to 128 characters, not the user name, none of the commonly used passwords';
  if (given) {
    if (await weak(given)) throw new Error(`KONTOR_ADMIN_PASSWORD: ${rule}`);
    return given;
  }
  if (!terminal) throw missing('KONTOR_ADMIN_PASSWORD');
  for (;;) {
    const password = await ask(terminal, 'Password: ', { hidden: true });
    if (await weak(password)) {
      terminal.output.write(`Please use ${rule}.\n`);
      continue;
    }
    const again = await ask(terminal, 'Once more: ', { hidden: true });
    if (again === password) return password;
    terminal.output.write('These were two different ones.\n');
  }
}

async function answer(
  { env, terminal }: Source,
  variable: string,
  question: string,
  proposal: string,
): Promise<string> {
  const given = env[variable]?.trim();
  if (given) return given;
  if (!terminal) {
    // A name can be made up, an identity cannot.
    if (variable === 'KONTOR_ADMIN_USER') throw missing(variable);
    return proposal;
  }
  const typed = await ask(terminal, `${question} [${proposal}]: `);
  return typed.trim().normalize('NFC') || proposal;
}

function missing(variable: string): Error {
  return new Error(`${variable} is not set, and there is no terminal to ask on.`);
}
