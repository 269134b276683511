import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { recordPath } from '../../screens/record-path';
import type { Lookup } from '../../../../schemas/define';
import { HoverCard } from '../../../ui/hover-card';
import { useEngine } from '../../application/context';
import { placeQuery } from '../../data/references/place-query';
import { referenceQuery } from '../../data/references/reference-query';
import classes from './field-value.module.css';
import { SummaryCard } from './summary-card';

interface ReferenceLinkProps {
  lookup: Lookup;
  screen: string;
  value: string | number;
  text: string;
  tabIndex?: number | undefined;
}

/** Link to a record; to the mouse it says what matters about it. */
export function ReferenceLink({ lookup, screen, value, text, tabIndex }: ReferenceLinkProps) {
  const { registry } = useEngine();
  const { i18n } = useTranslation();
  const client = useQueryClient();
  const { data: place } = useQuery(placeQuery(registry, client, screen));
  const { data: reference } = useQuery(
    referenceQuery(lookup, value, { client, registry, language: i18n.language }),
  );
  if (!reference) return text;
  const link = (
    <Link className={classes.link} tabIndex={tabIndex} to={recordPath(`/${screen}`, reference.id)}>
      {text}
    </Link>
  );
  if (!place) return link;
  return (
    <HoverCard target={link} className={classes.hover}>
      <SummaryCard place={place} title={reference.title} record={reference.row} />
    </HoverCard>
  );
}
