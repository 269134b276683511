import { useQuery } from '@tanstack/react-query';
import { IconNavigation, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { telHref } from '../../../schemas/rules/phone-number';
import type { AnyRecord } from '../../api/dialect';
import { useEngine } from '../../engine/application/context';
import { FlowCard, failedOf } from '../../engine/flow/cards/flow-card';
import parts from '../../engine/flow/parts.module.css';
import { navigationHref } from './navigation-href';
import { numbersOf } from './phone-numbers';
import { namedQuery, orderQuery } from './task-queries';
import { paths } from './task';
import { useTask } from './use-task';
import { VisitList } from './visit-list';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/**
 * Card of the customer: the place and the people to ask, called or driven to in one press, with the last visits there.
 */
export function CustomerCard() {
  const { t } = useTranslation('serviceTask');
  const { can } = useEngine();
  const { task } = useTask();
  const maySee = can(`GET ${paths.address}`);
  const order = useQuery(orderQuery(task));
  const site = useQuery(namedQuery(paths.address, task.standortId, maySee));
  const isElsewhere = task.adresseId !== task.standortId;
  const customer = useQuery(namedQuery(paths.address, task.adresseId, maySee && isElsewhere));
  const personId = order.data?.ansprechpartnerId;
  const person = useQuery(namedQuery(paths.person, personId, can(`GET ${paths.person}`)));
  const address = site.data;
  const lines = address
    ? [text(address.strasse), `${text(address.plz)} ${text(address.ort)}`.trim()].filter(Boolean)
    : [`${task.plz ?? ''} ${task.ort ?? ''}`.trim()].filter(Boolean);
  const numbers = numbersOf({ order: order.data, person: person.data, site: address });
  const [first, ...others] = numbers;
  const country = text(address?.lkz) || undefined;
  return (
    <FlowCard
      name="customer"
      title={t('customer.title')}
      failed={failedOf(site)}
      isWaiting={maySee && !address && !site.error}
    >
      <div className={parts.lines}>
        {address && (
          <p className={parts.strong}>
            <Link className={parts.link} to={`/addresses/${task.standortId}`}>
              {nameOf(address)}
            </Link>
          </p>
        )}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {person.data && (
          <p>
            {t('customer.person', {
              name: `${text(person.data.vorname)} ${text(person.data.name)}`.trim(),
            })}
          </p>
        )}
        {customer.data && nameOf(customer.data) !== (address && nameOf(address)) && (
          <p className={parts.quiet}>{t('customer.orderedBy', { name: nameOf(customer.data) })}</p>
        )}
      </div>
      <div className={parts.bigs}>
        {first && (
          <a className={parts.big} href={telHref(first.number, country)}>
            <IconPhone {...icon} />
            {t('customer.call')}
          </a>
        )}
        {lines.length > 0 && (
          <a
            className={parts.big}
            href={navigationHref(lines, navigator.userAgent)}
            target="_blank"
            rel="noreferrer"
          >
            <IconNavigation {...icon} />
            {t('customer.navigate')}
          </a>
        )}
      </div>
      <div className={parts.folds}>
        {first && (
          <details className={parts.fold}>
            <summary>{t('customer.numbers', { count: numbers.length })}</summary>
            <ul className={parts.rows}>
              {[first, ...others].map(({ kind, number }) => (
                <li key={number} className={parts.row}>
                  <span>{t(`customer.kinds.${kind}`)}</span>
                  <a className={parts.number} href={telHref(number, country)}>
                    {number}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        )}
        <details className={parts.fold}>
          <summary>{t('visits.place')}</summary>
          <VisitList field="standortId" />
        </details>
      </div>
    </FlowCard>
  );
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const nameOf = ({ name1, name2 }: AnyRecord) => `${text(name1)} ${text(name2)}`.trim();
