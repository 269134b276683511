import type { Method } from '../../../schemas/contract/document';
import type { LeftOut, ReasonCode } from './model';
import { pathParameters, withoutSlash } from './names';
import type { OneOperation } from './operations';

type Sentences = (path: string, detail: string) => readonly [reason: string, help: string];

const sentences: Readonly<Record<ReasonCode, Sentences>> = {
  'record-missing': (path) => [
    `nothing reads one of its rows, GET ${withoutSlash(path)}/{id} or the like`,
    "record: '/path/{id}'",
  ],
  'id-unknown': (_, record) => [
    `no field of its rows fills «${pathParameters(record).at(-1)}» of ${record}`,
    "id: 'field'",
  ],
  'many-parameters': (_, record) => [
    `one of its rows is read by several parameters: ${record}`,
    "record: '/path/{id}'",
  ],
  'record-no-object': (_, record) => [
    `GET ${record} answers no JSON object`,
    "record: '/path/{id}'",
  ],
  'rows-ambiguous': (_, names) => [
    `its rows may stand in ${names.replace(/, ([^,]*)$/, ' or $1')}`,
    `rows: '${names.split(', ')[0]}'`,
  ],
  'rows-no-records': () => ['its rows are single values, no records', 'ignore: true'],
  'parameter-required': (_, detail) => {
    const [parameter, value = '…'] = detail.split('=');
    return [`it asks for «${parameter}» each time`, `query: { '${parameter}': '${value}' }`];
  },
  ignored: () => ['the configuration says so', 'leave out ignore'],
};

/** Explains why no screen shows a list, and the configuration that would change that. */
export function leftOut(
  path: string,
  code: ReasonCode,
  detail = '',
  operations?: ReadonlyMap<string, ReadonlyMap<Method, OneOperation>>,
): LeftOut {
  const [reason, help] = sentences[code](path, detail);
  const posted = operations?.get(`${withoutSlash(path)}/{id}`)?.has('post');
  return { path, code, reason: posted ? `${reason}; it is only posted to` : reason, help };
}
