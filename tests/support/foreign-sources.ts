import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fetchPackage } from './fetch-package';
import type { ForeignSource } from './foreign-application';
import { obtainGithubContract } from './github-contract';

/** Contract, with what a person types to make a record of it, and what a change is typed into. */
export interface ForeignJourney extends Omit<ForeignSource, 'name'> {
  /** Typed texts by label; those in a group are typed into each of its fields. */
  typed: Readonly<Record<string, string>>;
  /** Field that is changed; undefined where the contract changes nothing by a path of the record's own. */
  changed?: string;
  /** Reason why no record is made. */
  withoutNew?: string;
}

const contracts = 'tests/fixtures/contracts';
const directusFolder = resolve('node_modules/.cache/directus-contract');
const directus = `${directusFolder}/node_modules/@directus/specs/dist/openapi.json`;

/** Contract with offsets, a total in `meta` and PUT of the whole record: the one that every run takes. */
export const galaxy = (): ForeignJourney => ({
  contract: `${contracts}/galaxy.yaml`,
  list: '/planets',
  typed: { Name: 'Made here', 'E-Mail': 'me@example.com', Password: 'secret' },
  changed: 'Name',
});

/** Contracts of other styles: bare arrays, pages and PATCH, `allOf` everywhere, sorting with PATCH, pages by `Link`. */
export const others: Readonly<Record<string, () => ForeignJourney>> = {
  petstore: () => ({
    contract: `${contracts}/petstore.json`,
    list: '/pet/findByStatus',
    help: { lists: { '/pet/findByStatus': { query: { status: 'available' } } } },
    typed: { Name: 'Made here' },
    changed: 'Name',
    withoutNew: 'an address of a picture is asked for, which is no single field',
  }),
  readme: () => ({
    contract: `${contracts}/readme.json`,
    list: '/changelogs',
    typed: { Title: 'Made here' },
    changed: 'Title',
  }),
  shipengine: () => ({
    contract: `${contracts}/shipengine.yaml`,
    list: '/v1/warehouses',
    typed: {
      Name: 'Made here',
      Phone: '1',
      'Address line1': 'Street 1',
      'City locality': 'Town',
      'State province': 'TX',
      'Postal code': '1',
      'Country code': 'US',
      'Address residential indicator': 'Yes',
    },
    changed: 'Name of the warehouse',
  }),
  directus: () => {
    if (!existsSync(directus)) fetchPackage(directusFolder, '@directus/specs@15.2.0');
    return {
      contract: directus,
      list: '/folders',
      typed: { Name: 'Made here' },
      changed: 'Name',
    };
  },
  github: () => ({
    contract: obtainGithubContract(),
    list: '/gists',
    typed: {},
    changed: 'Description',
    withoutNew: 'its files are an object of any names, which no form shows',
  }),
};
