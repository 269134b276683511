import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { bundle, createConfig, makeDocumentFromString } from '@redocly/openapi-core';
import { parse, stringify } from 'yaml';
import type { OpenApiDocument } from '../../schemas/contract/document';
import { areaFiles, withAreas } from './areas';
import { expandResources } from '../resources/expand-resources';
import { contractMistakes, type KnownNames } from '../mistakes/contract-mistakes';
import { mistakeLines } from '../mistakes/mistake';
import { ContractRefused } from '../document/contract-refused';
import { readSource } from '../mistakes/source-file';
import { upgradeToOpenApi31 } from './upgrade';

/** Throws one line, `file:line: …`, for each thing that a local contract says and cannot mean. */
export function refuseMistakes(source: string, known: KnownNames): void {
  if (!existsSync(source)) return;
  const root = readSource(source);
  const areas = areaFiles(root.content as Parameters<typeof areaFiles>[0], source);
  const lines = mistakeLines(contractMistakes([root, ...areas.map(readSource)], known));
  if (lines.length > 0) throw new ContractRefused(lines);
}

/**
 * Reads an OpenAPI 3.0 or 3.1 document from a file or URL, pulls every referenced file and area into it,
 * writes out its declared resources and returns it as 3.1. Throws with the file's name and every problem
 * when it cannot be read.
 */
export async function loadContract(source: string): Promise<OpenApiDocument> {
  const config = await createConfig({ extends: [] });
  const { bundle: result, problems } = await bundle({
    ...rootOf(source),
    config,
    dereference: false,
  });
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) {
    const list = errors.map(
      (problem) => `  ${problem.message} (${problem.location[0]?.pointer ?? ''})`,
    );
    throw new ContractRefused([`${source} is not a readable OpenAPI document:`, ...list]);
  }
  const document = result.parsed as OpenApiDocument;
  if (!/^3\.[01]\./.test(String(document?.openapi))) {
    const found = String(document?.openapi);
    throw new ContractRefused([`${source}: OpenAPI 3.0 or 3.1 expected, found «${found}»`]);
  }
  return expandResources(upgradeToOpenApi31(document));
}

/** Returns the root to bundle: a document of areas is put together first; everything else the bundler reads itself. */
function rootOf(
  source: string,
): { ref: string } | { doc: ReturnType<typeof makeDocumentFromString> } {
  const text = existsSync(source) ? readFileSync(source, 'utf8') : '';
  if (!/^["']?x-areas\b/m.test(text)) return { ref: source };
  const root = withAreas(parse(text) as Parameters<typeof withAreas>[0], source);
  return { doc: makeDocumentFromString(stringify(root), resolve(source)) };
}
