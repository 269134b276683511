import { existsSync, readFileSync } from 'node:fs';
import type { OpenApiDocument } from '../../schemas/contract/document';
import { readContract } from '../document/read-contract';
import { pageDocument } from '../recognition/page/page-document';
import type { WireFacts } from '../../schemas/contract/wire-facts';
import { wireFacts } from '../recognition/page/wire-facts';
import type { ContractModel, RecognitionHelp } from '../recognition/resources/model';
import { recognise } from '../recognition/resources/recognise';

/** Foreign contract as everything is generated from it. */
export interface ForeignContract {
  document: OpenApiDocument;
  model: ContractModel;
  wire: Record<string, WireFacts>;
}

/** Tells whether a contract is written in our own words: it names its areas. */
export function isOwnContract(source: string): boolean {
  return existsSync(source) && /["']?\bx-areas\b["']?\s*:/.test(readFileSync(source, 'utf8'));
}

/** Reads and recognises a foreign contract. Throws `ContractRefused` for what cannot be meant. */
export async function foreignContract(
  source: string,
  help: RecognitionHelp,
): Promise<ForeignContract> {
  const model = recognise(await readContract(source, help.formats), help);
  return { document: pageDocument(model, help), model, wire: wireFacts(model) };
}
