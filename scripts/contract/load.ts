import { bundle, createConfig } from '@redocly/openapi-core';
import { upgradeToOpenApi31 } from './upgrade';
import type { OpenApiDocument } from '../../schemas/contract/document';

/**
 * Reads an OpenAPI 3.0 or 3.1 document from a file or URL, pulls every referenced file into it and
 * returns it as 3.1. Throws with the file's name and every problem when it cannot be read.
 */
export async function loadContract(source: string): Promise<OpenApiDocument> {
  const config = await createConfig({ extends: [] });
  const { bundle: result, problems } = await bundle({ ref: source, config, dereference: false });
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) {
    const list = errors.map(
      (problem) => `  ${problem.message} (${problem.location[0]?.pointer ?? ''})`,
    );
    throw new Error(`${source} is not a readable OpenAPI document:\n${list.join('\n')}`);
  }
  const document = result.parsed as OpenApiDocument;
  if (!/^3\.[01]\./.test(String(document?.openapi))) {
    throw new Error(`${source}: OpenAPI 3.0 or 3.1 expected, found «${String(document?.openapi)}»`);
  }
  return upgradeToOpenApi31(document);
}
