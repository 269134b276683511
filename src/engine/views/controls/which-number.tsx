import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './control.module.css';
import { FieldNote } from './field-note';

interface Reading {
  value: number;
  text: string;
}

/** Question «1,23 oder 1.234,00?», with both as buttons. */
export function WhichNumber({
  readings,
  onChoose,
}: {
  readings: readonly Reading[];
  onChoose: (value: number) => void;
}) {
  const { t } = useTranslation('form');
  return (
    <FieldNote>
      {readings.map(({ value, text }, index) => (
        <Fragment key={value}>
          {index > 0 && ` ${t('form:or')} `}
          <button type="button" className={classes.suggestion} onClick={() => onChoose(value)}>
            {text}
          </button>
        </Fragment>
      ))}
      {t('form:questionMark')}
    </FieldNote>
  );
}
