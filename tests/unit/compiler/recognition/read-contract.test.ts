import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../../../../compiler/document/read-contract';
import { ContractRefused } from '../../../../compiler/document/contract-refused';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-contract-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What is said of a file with this text, without the folder it lies in. */
async function refusal(name: string, text: string, formats = {}): Promise<string[]> {
  writeFileSync(join(folder, name), text);
  try {
    await readContract(join(folder, name), formats);
  } catch (error) {
    if (!(error instanceof ContractRefused)) throw error;
    return error.lines.map((line) => line.replaceAll(`${folder}/`, ''));
  }
  return [];
}

const head = 'openapi: 3.0.3\npaths:\n  /pets:\n    get:\n      responses:\n';
const schema = (text: string) =>
  `${head}        '200': { description: ok }\ncomponents:\n  schemas:\n${text}`;

describe('what is no contract is refused in one sentence with its place and what helps', () => {
  test.each<[string, string, string, string]>([
    ['empty', 'a.yaml', ' \n', 'a.yaml:1:1: the file is empty; fetch it once more'],
    [
      'a web page',
      'a.json',
      '<!doctype html>',
      'a.json:1:1: this is a web page, no OpenAPI document; name the address of the JSON or YAML file itself',
    ],
    [
      'JSON that ends in the middle',
      'a.json',
      '{"openapi": "3.0.3",\n "paths": {"/pets": {',
      'a.json:2:22: the file ends in the middle; fetch it once more',
    ],
    [
      'JSON with a mistake',
      'a.json',
      '{\n  "openapi": "3.0.3"\n  "paths": {}\n}',
      "a.json:3:3: this is no JSON (expected ',' or '}' after property value); mend it there",
    ],
    [
      'YAML with a mistake',
      'a.yaml',
      'openapi: 3.0.3\npaths:\n  /a: {}\n /b: {}\ninfo: {}\n',
      'a.yaml:4:2: this is no YAML (bad indentation of a mapping entry); mend it there',
    ],
    [
      'YAML that ends in the middle',
      'a.yaml',
      'openapi: 3.0.3\npaths:\n  /a:\n    get: { summary: "all of',
      'a.yaml:4:28: the file ends in the middle (unexpected end of the stream within a double quoted scalar); fetch it once more',
    ],
    [
      'Swagger 2',
      'a.yaml',
      'info: {}\nswagger: "2.0"\npaths: {}\n',
      'a.yaml:2:1: this is Swagger 2; write it as OpenAPI 3 first: npx swagger2openapi <file> -o openapi.yaml',
    ],
    [
      'messages',
      'a.json',
      '{\n  "asyncapi": "2.6.0" }',
      'a.json:2:3: this is an AsyncAPI document, about messages; name the OpenAPI document of the service',
    ],
    [
      'another version',
      'a.yaml',
      'openapi: 4.0.0\npaths: {}\n',
      'a.yaml:1:1: OpenAPI 3.0 and 3.1 are read, this is «4.0.0»; ask for the document in one of these',
    ],
    [
      'no path',
      'a.yaml',
      'openapi: 3.1.0\ninfo: {}\npaths: {}\n',
      'a.yaml:3:1: no path is in it, so that there is nothing to show; name the document that has the paths',
    ],
    [
      'a list',
      'a.json',
      '[]',
      'a.json:1:1: this is no OpenAPI document; it begins with openapi: 3.0.3 or "openapi": "3.1.0"',
    ],
    [
      'a reference to nothing',
      'a.yaml',
      schema(
        '    Pet:\n      properties:\n        owner: { $ref: "#/components/schemas/Ownr" }\n    Owner: {}\n',
      ),
      'a.yaml:11:18: «#/components/schemas/Ownr» is not in the document, did you mean «Owner»?; mend the name, or fetch the whole file',
    ],
    [
      'an answer that is not there',
      'a.yaml',
      `${head}        '200': { $ref: '#/components/responses/Pets' }\n`,
      'a.yaml:6:18: «#/components/responses/Pets» is not in the document; mend the name, or fetch the whole file',
    ],
    [
      'references that lead back to themselves',
      'a.yaml',
      schema(
        '    Pet: { $ref: "#/components/schemas/Animal" }\n    Animal: { $ref: "#/components/schemas/Pet" }\n',
      ),
      'a.yaml:9:12: «#/components/schemas/Animal» only leads back to itself; let one of them say what it is',
    ],
    [
      'a schema composed of itself',
      'a.yaml',
      schema(
        '    Pet: { allOf: [{ $ref: "#/components/schemas/Animal" }] }\n    Animal: { allOf: [{ $ref: "#/components/schemas/Pet" }] }\n',
      ),
      'a.yaml:9:5: «Pet» is composed of itself; take the reference out of its allOf',
    ],
    [
      'a misspelt format',
      'a.yaml',
      schema('    Pet:\n      properties:\n        born: { type: string, format: date-tiem }\n'),
      "a.yaml:11:31: there is no format «date-tiem», did you mean «date-time»?; mend it, or say in the configuration: formats: { 'date-tiem': 'date-time' }",
    ],
    [
      'a file that is not beside it',
      'a.yaml',
      `${head}        '200': { $ref: './answers.yaml#/Pets' }\n`,
      'a.yaml:6:9: it refers to a file that is not there, answers.yaml; put it there, or mend the name',
    ],
  ])('%s', async (_, name, text, said) => {
    expect((await refusal(name, text))[0]).toBe(said);
  });

  test('a file that is not there names one that is called alike', async () => {
    writeFileSync(join(folder, 'petstore.yaml'), head);
    const failed = readContract(join(folder, 'petsotre.yaml'));
    await expect(failed).rejects.toThrow('there is no such file, did you mean «petstore.yaml»?');
  });

  test('every mistake is told at once', async () => {
    const lines = await refusal(
      'a.yaml',
      schema(
        '    Pet:\n      properties:\n        a: { $ref: "#/x" }\n        b: { type: string, format: emial }\n',
      ),
    );
    expect(lines).toHaveLength(2);
  });
});

describe('what others write and can be read is read', () => {
  test('schemas that lead back to themselves through their properties', async () => {
    const text = schema(
      '    Pet:\n      properties:\n        parent: { $ref: "#/components/schemas/Pet" }\n',
    );
    expect(await refusal('a.yaml', text)).toEqual([]);
  });
  test('formats of their own, and one that is as it is meant', async () => {
    const text = schema(
      '    Pet:\n      properties:\n        a: { type: string, format: pet-tag }\n        b: { type: string, format: emial }\n',
    );
    expect(await refusal('a.yaml', text, { emial: true })).toEqual([]);
  });
  test('properties and examples called like words of the document', async () => {
    const text = schema(
      '    Pet:\n      properties:\n        format: { type: string }\n        $ref: { type: string }\n      example: { $ref: "#/nowhere" }\n',
    );
    expect(await refusal('a.yaml', text)).toEqual([]);
  });
  test('several files', async () => {
    writeFileSync(join(folder, 'answers.yaml'), 'Pets: { description: all of them }\n');
    writeFileSync(
      join(folder, 'root.yaml'),
      `${head}        '200': { $ref: './answers.yaml#/Pets' }\n`,
    );
    const document = await readContract(join(folder, 'root.yaml'));
    expect(JSON.stringify(document)).toContain('all of them');
  });
});
