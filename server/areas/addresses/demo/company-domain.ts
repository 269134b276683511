import { slug } from './slug';

/** The domain of a company's mail and web addresses, under the top level nobody can register. */
export function companyDomain(name: string): string {
  return `${slug(name.replace(/\s*\(.*\)/, ''))}.example`;
}
