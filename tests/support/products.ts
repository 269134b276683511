import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { registeredTypes } from '../../compiler/application/registered-types';
import { completeScreen } from '../../src/engine/define/complete-screen';
import type { WrittenScreen } from '../../src/engine/define/define-screen';
import type { AnyDefinition } from '../../src/engine/define/definition';
import { readWalkContract, type WalkContract } from './walk/contract-document';

/** Product of contract, screens and server kernel that tests run as a whole. */
export interface Product {
  name: string;
  /** File of its server; the tested product's own unless named. */
  entry?: string;
  /** Folder of what is generated from its contract. */
  generated: string;
  screens: string;
  /** Folders of its texts, the later ones win. */
  locales: readonly string[];
}

export const ownProduct: Product = {
  name: 'the product',
  generated: 'schemas/generated',
  screens: 'screens',
  locales: ['locales'],
};

const page = 'tests/fixtures/gadgets/page';

/** Product beside our own, of the same engine and kernel, which tests add to. */
export const playgroundProduct: Product = {
  name: 'the playground',
  entry: 'tests/fixtures/gadgets/main.ts',
  generated: `${page}/schemas/generated`,
  screens: `${page}/screens`,
  locales: ['locales', `${page}/locales`],
};

export function contractOfProduct({ generated }: Product): WalkContract {
  return readWalkContract(`${generated}/openapi.json`);
}

/** Reads all screens of a product, in the order of their index. */
export async function definitionsOf({ screens: folder }: Product): Promise<AnyDefinition[]> {
  const { screens } = (await import(pathToFileURL(resolve(folder, 'index.ts')).href)) as {
    screens: Record<string, () => Promise<{ default: WrittenScreen }>>;
  };
  const { tabTypes } = await registeredTypes(resolve(folder));
  return Promise.all(
    Object.values(screens).map(async (load) => completeScreen((await load()).default, tabTypes)),
  );
}
