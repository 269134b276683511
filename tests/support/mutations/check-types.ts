import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { typeModules } from '../../../compiler/contract/generate';
import type { OpenApiDocument } from '../../../schemas/contract/document';

/** Error of the compiler in a file of screens, with the lines that it is about. */
export interface TypeMistake {
  file: string;
  text: string;
}

/**
 * Compiles the screens of an application over another contract, in memory: its folder, the contract as it is, and what
 * is asked each time. Everything else is read once.
 */
export function typeChecker(folder: string, original: OpenApiDocument) {
  const config = resolve(folder, 'tsconfig.json');
  const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(
    config,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(String(messageText));
      },
    },
  ) as ts.ParsedCommandLine;
  const within = (name: string) => relative(folder, name).replaceAll('\\', '/');
  const isScreen = (name: string) => /^screens\/(?!index)/.test(within(name));
  const rootNames = fileNames.filter(
    (name) => isScreen(name) || (name.endsWith('.d.ts') && !within(name).startsWith('tests/')),
  );
  const kept = new Map<string, ts.SourceFile | undefined>();
  let generated = new Map<string, ts.SourceFile>();
  const host = ts.createCompilerHost({ ...options, incremental: false });
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...how) => {
    const own = generated.get(within(resolve(name)));
    if (own) return own;
    if (!kept.has(name)) kept.set(name, read(name, ...how));
    return kept.get(name);
  };
  let before: string | undefined;
  let program: ts.Program | undefined;

  /** Checks a contract; undefined where the types are those of the contract as it is. */
  return async (document: OpenApiDocument): Promise<TypeMistake[] | undefined> => {
    before ??= JSON.stringify([...(await typeModules(original))]);
    const modules = await typeModules(document);
    if (JSON.stringify([...modules]) === before) return undefined;
    generated = new Map(
      [...modules].map(([name, text]) => {
        const file = `schemas/generated/${name}`;
        const path = resolve(folder, file);
        return [file, ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true)];
      }),
    );
    program = ts.createProgram({
      rootNames,
      options: { ...options, incremental: false, tsBuildInfoFile: undefined },
      host,
      oldProgram: program,
    });
    return program
      .getSourceFiles()
      .filter(({ fileName }) => isScreen(resolve(fileName)))
      .flatMap((file) => program?.getSemanticDiagnostics(file) ?? [])
      .flatMap(({ file, start = 0, length = 0, messageText }) => {
        if (!file) return [];
        const lines = file.text.split('\n');
        const [first, last] = [start, start + length].map(
          (place) => file.getLineAndCharacterOfPosition(place).line,
        );
        const said = ts.flattenDiagnosticMessageText(messageText, '\n');
        const text = [said, ...lines.slice(first, (last ?? 0) + 1)].join('\n');
        return [{ file: within(resolve(file.fileName)), text }];
      });
  };
}
