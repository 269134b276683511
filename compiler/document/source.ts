import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { getLineColLocation, parseYaml, Source } from '@redocly/openapi-core';
import { orRather } from '../nearest-name.ts';
import { ContractRefused, sentence } from './contract-refused.ts';

/** Contract's text, with its content. */
export interface ContractSource {
  /** Name of the file as given: a path or a URL. */
  file: string;
  text: string;
  content: unknown;
}

/** Reads a file or URL as JSON or YAML. Throws {@link ContractRefused} for what is neither. */
export async function readSource(file: string): Promise<ContractSource> {
  const text = /^https?:/.test(file) ? await fetched(file) : readText(file);
  return { file, text, content: parsed(file, text) };
}

/**
 * Finds `file:line:column` of what a JSON pointer (`#/paths/~1pets`) names, or of the nearest existing place above it.
 * Reads the text once more, whatever number of places is asked for: only for mistakes.
 */
export function placesIn({ file, text }: Pick<ContractSource, 'file' | 'text'>) {
  const source = new Source(file, text);
  return (pointer: string): string => {
    const { start } = getLineColLocation({ source, pointer, reportOnKey: true });
    return `${file}:${start.line}:${start.col}`;
  };
}

function readText(file: string): string {
  if (!existsSync(file)) {
    const folder = dirname(file);
    const others = existsSync(folder) ? readdirSync(folder) : [];
    throw refused(file, `there is no such file${orRather(basename(file), others)}`, [
      `name one that is there, counted from ${resolve('.')}`,
    ]);
  }
  if (statSync(file).isDirectory()) {
    throw refused(file, 'is a folder', ['name the OpenAPI file in it']);
  }
  return readFileSync(file, 'utf8');
}

async function fetched(url: string): Promise<string> {
  const remedy = 'save the document as a file and name that';
  const answer = await fetch(url).catch((error: Error) => {
    const cause = error.cause instanceof Error ? error.cause.message : error.message;
    throw refused(url, `cannot be reached (${cause})`, [remedy]);
  });
  if (!answer.ok) throw refused(url, `the server answers ${answer.status}`, [remedy]);
  return answer.text();
}

function parsed(file: string, text: string): unknown {
  if (text.trim() === '') throw refused(`${file}:1:1`, 'the file is empty', ['fetch it once more']);
  if (text.trimStart().startsWith('<')) {
    const remedy = 'name the address of the JSON or YAML file itself';
    throw refused(`${file}:1:1`, 'this is a web page, no OpenAPI document', [remedy]);
  }
  return /^\s*[{[]/.test(text) ? parsedJson(file, text) : parsedYaml(file, text);
}

/** Parses with JSON's own parser, which reads 13 MB in half a second. */
function parsedJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    const at = /position (\d+)/.exec(message)?.[1];
    const offset = at === undefined ? text.trimEnd().length : Number(at);
    const place = `${file}:${lineAndColumn(text, offset)}`;
    if (offset >= text.trimEnd().length) {
      throw refused(place, 'the file ends in the middle', ['fetch it once more']);
    }
    // A YAML file may begin with a brace.
    if (/\.ya?ml$/.test(file)) return parsedYaml(file, text);
    throw refused(place, `this is no JSON (${reasonOf(message)})`, ['mend it there']);
  }
}

/** Parses with the bundler's parser, ten times as fast as one that keeps every place. */
function parsedYaml(file: string, text: string): unknown {
  try {
    return parseYaml(text, { json: true });
  } catch (error) {
    const { reason, mark } = error as { reason?: string; mark?: { line: number; column: number } };
    const isEnd = mark !== undefined && text.trimEnd().split('\n').length - 1 < mark.line;
    const end = lineAndColumn(text, text.trimEnd().length);
    const at = mark ? `${mark.line + 1}:${mark.column + 1}` : '1:1';
    const place = `${file}:${isEnd ? end : at}`;
    const what = isEnd ? 'the file ends in the middle' : 'this is no YAML';
    const remedy = isEnd ? 'fetch it once more' : 'mend it there';
    throw refused(place, `${what} (${reason ?? String(error)})`, [remedy]);
  }
}

/** Strips V8's message of the place and of the piece of the file. */
function reasonOf(message: string): string {
  const [reason = message] = message.split(/ in JSON|, "|, \.\.\./);
  return reason.toLowerCase();
}

function lineAndColumn(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

function refused(place: string, what: string, remedies: readonly string[]): ContractRefused {
  return new ContractRefused([sentence(place, what, remedies)]);
}
