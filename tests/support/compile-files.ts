import { relative, resolve } from 'node:path';
import ts from 'typescript';

/**
 * Checks some files of an application against everything that its `tsconfig.json` includes, and nothing else: the rest is
 * checked where it is written. Answers `file:line: message`, nothing where they compile.
 */
export function compileFiles(folder: string, isChecked: (file: string) => boolean): string[] {
  const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(
    resolve(folder, 'tsconfig.json'),
    { noEmit: true, incremental: false },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(String(messageText));
      },
    },
  ) as ts.ParsedCommandLine;
  const nameOf = (file: string) => relative(folder, resolve(file)).replaceAll('\\', '/');
  const roots = fileNames.filter((file) => file.endsWith('.d.ts') || isChecked(nameOf(file)));
  const program = ts.createProgram({
    rootNames: roots,
    options: { ...options, tsBuildInfoFile: undefined },
  });
  const checked = program.getSourceFiles().filter(({ fileName }) => isChecked(nameOf(fileName)));
  if (checked.length === 0) throw new Error(`${folder}: no file to compile`);
  return checked
    .flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ])
    .map(({ file, start = 0, messageText }) => {
      const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
      const text = ts.flattenDiagnosticMessageText(messageText, '\n');
      return `${file ? nameOf(file.fileName) : folder}:${line}: ${text}`;
    });
}
