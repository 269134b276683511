import { resolve } from 'node:path';
import { bundle, createConfig, makeDocumentFromString } from '@redocly/openapi-core';
import type { OpenApiDocument } from '../../schemas/contract/document';
import { ContractRefused, sentence } from './contract-refused';
import { documentMistakes, type FormatHelp } from './document-mistakes';
import { versionMistake } from './version-mistake';
import { isNode } from './references';
import { placesIn, readSource, type ContractSource } from './source';

/** Most mistakes reported at once. */
const MOST = 50;

/**
 * Reads any OpenAPI 3.0 or 3.1 document, every other file that it names included. Throws {@link ContractRefused} with a
 * sentence for each thing that cannot be meant.
 */
export async function readContract(
  file: string,
  formats: FormatHelp = {},
): Promise<OpenApiDocument> {
  const source = await readSource(file);
  const wrong = versionMistake(source.content);
  if (wrong) {
    const place = wrong.pointer === undefined ? `${file}:1:1` : placesIn(source)(wrong.pointer);
    throw new ContractRefused([sentence(place, wrong.text, wrong.remedies)]);
  }
  const document = hasOtherFiles(source.content)
    ? await bundled(source)
    : (source.content as OpenApiDocument);
  const mistakes = documentMistakes(document, formats);
  if (mistakes.length > 0) {
    const placeOf = placesIn(source);
    const told = mistakes
      .slice(0, MOST)
      .map(({ pointer, text, remedies }) => sentence(placeOf(pointer), text, remedies));
    const rest = mistakes.length - told.length;
    throw new ContractRefused(rest > 0 ? [...told, `… and ${rest} more`] : told);
  }
  return document;
}

/** Tells whether a reference leads out of the file; most documents are one file and need no bundler. */
function hasOtherFiles(content: unknown): boolean {
  const left: unknown[] = [content];
  while (left.length > 0) {
    const node = left.pop();
    if (Array.isArray(node)) left.push(...(node as unknown[]));
    else if (isNode(node)) {
      if (typeof node.$ref === 'string' && !node.$ref.startsWith('#')) return true;
      for (const value of Object.values(node)) {
        if (typeof value === 'object' && value !== null) left.push(value);
      }
    }
  }
  return false;
}

async function bundled({ file, text }: ContractSource): Promise<OpenApiDocument> {
  const config = await createConfig({ extends: [] });
  const isUrl = /^https?:/.test(file);
  const { bundle: result, problems } = await bundle({
    doc: makeDocumentFromString(text, isUrl ? file : resolve(file)),
    config,
    dereference: false,
  });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return result.parsed as OpenApiDocument;
  throw new ContractRefused(
    errors.map(({ message, location: [at] }) => {
      const isRoot = at === undefined || at.source.absoluteRef === resolve(file);
      const named = isRoot ? file : at.source.absoluteRef;
      const place = at?.pointer && placesIn({ file: named, text: at.source.body })(at.pointer);
      const missing = /ENOENT.*'(.+)'/.exec(message)?.[1];
      return missing === undefined
        ? sentence(place ?? `${file}:1:1`, message.replace(/\.$/, ''), ['mend it there'])
        : sentence(place ?? `${file}:1:1`, `it refers to a file that is not there, ${missing}`, [
            'put it there, or mend the name',
          ]);
    }),
  );
}
