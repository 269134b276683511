import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { checkedSource } from '../../../compiler/application/checked-source';
import { helpSchema, settingsSchema } from '../../../compiler/application/settings-schema';
import { readTypes } from '../../../scripts/reference/described-types';
import { describedFieldTypes, fieldSources } from '../../../scripts/reference/fields-reference';
import type { PropertySchema } from '../../../src/engine/application/entity-schema';
import * as actionTypes from '../../../src/engine/action-types';
import { standardFieldTypes } from '../../../src/engine/fields';
import { fieldsOf } from '../../../src/engine/fields/fields-of';
import * as tabTypes from '../../../src/engine/tab-types';
import { codeBlocks, type CodeBlock } from '../../support/code-blocks';

const page = resolve('tests/fixtures/gadgets/page');

/** A block as a module that the compiler can judge. */
function moduleOf({ about, text, place }: CodeBlock): string {
  const piece = text.trim().replace(/;$/, '');
  const [, kind, schema] = /^(tab|action) of (\w+)$/.exec(about) ?? [];
  if (kind !== undefined) {
    const type = kind === 'tab' ? 'Tab' : 'Action';
    return `import type { ${type} } from 'kontor';\nexport const shown: ${type}<'${schema}'> = ${piece};`;
  }
  if (about === 'page tab') {
    return `import { definePage } from 'kontor';\nexport const shown = definePage('shown', { tabs: [${piece}] });`;
  }
  if (about !== 'screen' && about !== 'fields') throw new Error(`${place}: of what is it a piece?`);
  const [name] = piece.split('(');
  return `import { ${name} } from 'kontor';\nexport const shown = ${piece};`;
}

/** What the compiler says of each block, against the playground's contract. */
function judged(blocks: readonly CodeBlock[]): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(page, 'tsconfig.json'),
    { noEmit: true, incremental: false, tsBuildInfoFile: undefined },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(String(messageText));
      },
    },
  );
  if (!config) throw new Error('the playground has no types');
  const modules = new Map(
    blocks.map((block, index) => [
      join(page, `shown-${index}.ts`),
      { block, text: moduleOf(block) },
    ]),
  );
  const host = ts.createCompilerHost(config.options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => modules.has(file) || fileExists.call(host, file);
  host.readFile = (file) => modules.get(file)?.text ?? readFile.call(host, file);
  host.getSourceFile = (file, ...rest) => {
    const own = modules.get(file);
    return own
      ? ts.createSourceFile(file, own.text, ts.ScriptTarget.ES2023)
      : getSourceFile.call(host, file, ...rest);
  };
  const ambient = ['register.d.ts', '../../../../src/app/env.d.ts'].map((file) => join(page, file));
  const program = ts.createProgram([...ambient, ...modules.keys()], config.options, host);
  return [...modules].flatMap(([file, { block }]) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(
        ({ messageText }) =>
          `${block.place}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
      ),
  );
}

describe('examples of definitions', () => {
  const blocks = ['docs/screens.md', 'docs/fields.md'].flatMap(codeBlocks);

  it('are there for every type of tab and action, and compile', () => {
    expect(blocks.every(({ language }) => language === 'ts')).toBe(true);
    const all = blocks.map(({ text }) => text).join('\n');
    const names = [...Object.keys(tabTypes), ...Object.keys(actionTypes)];
    expect(names.filter((type) => !all.includes(`type: '${type}'`))).toEqual([]);
    // What the compiler would not take, so that it is known to look.
    const wrong = {
      place: 'wrong',
      language: 'ts',
      about: 'tab of Gadget',
      text: "{ type: 'form', name: 'a', sections: [{ name: 'b', fields: ['bezeichnug'] }] }",
    };
    const said = judged([...blocks, wrong]);
    expect(said.filter((one) => !one.startsWith('wrong'))).toEqual([]);
    expect(said.join()).toContain('bezeichnug');
  });
});

describe('examples of fields', () => {
  const types = describedFieldTypes(readTypes(fieldSources()));

  it('are there for every type', () => {
    expect(types.map(({ name }) => name)).toEqual(standardFieldTypes.map(({ name }) => name));
  });

  it.each(types)('$name: $example', ({ name, example }) => {
    const properties = { shown: parse(example) as PropertySchema };
    const lookups = { Gadget: {}, country: {} };
    const { shown } = fieldsOf('Shown', { properties }, {}, lookups, standardFieldTypes);
    expect(shown?.type.name).toBe(name);
  });
});

describe('settings in the guides', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-docs-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const blocks = ['docs/first-screen.md', 'docs/backend.md']
    .flatMap(codeBlocks)
    .filter(({ language }) => language === 'yaml');

  test.each(blocks)('$place can be meant', async ({ text }) => {
    const file = join(folder, 'kontor.yaml');
    writeFileSync(file, text);
    const schema = /^contract:/m.test(text) ? settingsSchema : helpSchema;
    await expect(checkedSource(file, schema)).resolves.toEqual(parse(text));
  });
});

test.each(['docs/first-screen.md', 'docs/backend.md'])(
  'every block of %s is run by a test',
  (document) => {
    const run = ['json', 'sh', 'text', 'ts', 'yaml'];
    expect(codeBlocks(document).filter(({ language }) => !run.includes(language))).toEqual([]);
  },
);
