import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localTimeOf } from '../../../../schemas/rules/company-time';
import { companyZone } from '../../../../schemas/rules/today';
import classes from './control.module.css';

/** Remark below a control that is not an error; screen readers say it when it comes. */
export function FieldNote({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={classes.note}>
      {children}
    </p>
  );
}

/** Note on the zone where the clock is not the user's own; nothing for those in the company's zone. */
export function ZoneNote() {
  const { t } = useTranslation('form');
  const now = new Date();
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (localTimeOf(now) === localTimeOf(now, here)) return null;
  const city = companyZone.split('/').at(-1)?.replaceAll('_', ' ') ?? companyZone;
  return (
    <span className={`${classes.unit} ${classes.zone}`} title={t('form:zoneHint', { city })}>
      {city}
    </span>
  );
}
