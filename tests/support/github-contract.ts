import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fetchPackage } from './fetch-package';

const specifier = '@octokit/openapi@23.0.2';
const folder = resolve('node_modules/.cache/github-contract');
const file = join(folder, 'node_modules/@octokit/openapi/generated/api.github.com.json');

/** GitHub's contract, fetched once: its package takes 390 MB, so that it is no dependency. Throws when it cannot be had. */
export function obtainGithubContract(): string {
  if (!existsSync(file)) fetchPackage(folder, specifier);
  if (existsSync(file)) return file;
  throw new Error(`npm could not fetch ${specifier}`);
}
