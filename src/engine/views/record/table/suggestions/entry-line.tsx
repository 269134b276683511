import { Button } from '../../../../../ui/button';
import { IconAlertTriangle, IconBarcode, IconRefresh } from '@tabler/icons-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../../ui/text-field';
import { readNumber } from '../../../../../../schemas/rules/read-number';
import { useScans } from '../../../../../ui/use-scans';
import type { AnyRecord } from '../../../../define/definition';
import { enteredCode } from './entered-code';
import { CodeChooser } from './code-chooser';
import { OptionList } from '../../../controls/picker/option-list';
import { useFieldLabel } from '../../../../fields/use-field-texts';
import { useTable } from '../table-context';
import type { RowSuggester } from './row-suggester';
import { useOffered } from './use-offered';
import styles from './entry-line.module.css';

export interface EntryLineHandle {
  /**
   * Writes the row of what is typed and not entered yet; false where its quantity is none, which then has the focus.
   */
  takeTyped: () => boolean;
}

const LONGEST = 80;
const none: readonly never[] = [];

/**
 * «Number, Enter, quantity, Enter» writes a row. What may be meant is offered while one types: arrows reach it, Enter
 * takes it. A scanner is heard wherever the focus is, and does not move it.
 */
export function EntryLine({ suggester }: { suggester: RowSuggester }) {
  const { table, entry, nameOf, line, grid } = useTable();
  const { suggests } = table.tab;
  const { t } = useTranslation('table');
  const labelOf = useFieldLabel();
  const label = t('code');
  // Undefined where rows have no quantity.
  const increases =
    suggests?.increases === undefined ? undefined : table.fields[suggests.increases];
  const quantityLabel = increases && labelOf(increases);
  const id = useId();
  const [code, setCode] = useState('');
  const [quantity, setQuantity] = useState('');
  const [found, setFound] = useState<string>();
  /** Choice among what was offered; typing on means something else. */
  const [picked, setPicked] = useState<AnyRecord>();
  const [reached, setReached] = useState(-1);
  const [isOffering, setOffering] = useState(false);
  const offered = useOffered(table, enteredCode(code).code, suggester.ahead);
  const options = isOffering && !picked ? offered.options : none;
  const codeInput = useRef<HTMLInputElement>(null);
  const quantityInput = useRef<HTMLInputElement>(null);
  const focusCode = () => {
    codeInput.current?.focus({ preventScroll: true });
    codeInput.current?.select();
  };
  const begin = () => {
    setCode('');
    setQuantity('');
    setFound(undefined);
    setPicked(undefined);
    setOffering(false);
    focusCode();
  };
  const type = (text: string) => {
    setCode(text);
    setPicked(undefined);
    setReached(-1);
    setOffering(true);
  };

  useScans((scanned) => {
    if (document.activeElement?.closest('dialog, [role="dialog"]')) return;
    const input = codeInput.current;
    const isHere = input !== null && document.activeElement === input;
    // A quantity that was typed before it counts.
    const whole = isHere && input.value.endsWith(scanned) ? input.value : scanned;
    const read = enteredCode(whole);
    // A cell that is open gives back what the scanner has typed into it.
    if (!isHere) grid.current?.takeBack(scanned);
    entry.take(read.code, read.quantity ?? 1);
    if (isHere) begin();
  });

  const { missing } = entry;
  const takeBack = useEffectEvent((text: string) => {
    if (code === '') setCode(text);
    // Whoever types further rows is not interrupted; whoever waits corrects it.
    if (document.activeElement === codeInput.current && code === '') {
      requestAnimationFrame(() => codeInput.current?.select());
    }
  });
  useEffect(() => {
    if (missing !== undefined) takeBack(missing);
  }, [missing]);

  const toQuantity = (hit = picked) => {
    const typed = enteredCode(code);
    if (typed.code === '') return;
    setOffering(false);
    if (typed.quantity !== undefined || quantityLabel === undefined) {
      entry.take(typed.code, typed.quantity ?? 1, hit);
      begin();
      return;
    }
    entry.forget();
    setFound(hit && nameOf(hit));
    // At once: the next key may follow within the same frame.
    flushSync(() => setQuantity('1'));
    quantityInput.current?.focus({ preventScroll: true });
    quantityInput.current?.select();
    if (hit) return;
    suggester.ahead(typed.code).then(
      ([hit, second]) => {
        if (hit && !second) setFound(nameOf(hit));
        else setFound(t(hit ? 'severalMeanings' : 'unknownCode', { code: typed.code }));
      },
      () => undefined,
    );
  };
  const read = readNumber(quantity);
  const amount = read ? Number(read.text) : Number.NaN;
  const isWrong = quantity !== '' && (!Number.isFinite(amount) || amount === 0);
  const take = () => {
    const typed = enteredCode(code);
    if (isWrong || typed.code === '') return;
    entry.take(typed.code, Number.isFinite(amount) ? amount : 1, picked);
    begin();
  };
  const pick = (hit: AnyRecord | undefined) => {
    setPicked(hit);
    toQuantity(hit);
  };
  useImperativeHandle(line, () => ({
    takeTyped: () => {
      const typed = enteredCode(code);
      if (typed.code === '') return true;
      if (isWrong) {
        quantityInput.current?.focus();
        return false;
      }
      entry.take(typed.code, typed.quantity ?? (Number.isFinite(amount) ? amount : 1), picked);
      begin();
      return true;
    },
  }));
  const onKey = (event: KeyboardEvent, enter: () => void) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      enter();
    }
    if (event.key !== 'Escape' || (code === '' && quantity === '')) return;
    event.preventDefault();
    event.stopPropagation();
    if (options.length > 0) {
      setOffering(false);
      return;
    }
    if (quantity === '') setCode('');
    setQuantity('');
    setFound(undefined);
    setPicked(undefined);
    focusCode();
  };
  const onCodeKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      // Before the first stands what was typed.
      const count = options.length + 1;
      setReached((now) => ((now + 1 + step + count) % count) - 1);
      return;
    }
    const option = options[reached];
    onKey(event, () => (option ? pick(offered.hitOf(option)) : toQuantity()));
  };
  const { said, choice } = entry;
  const offersAny = suggests?.offers !== undefined;
  return (
    <div className={styles.entry} role="group" aria-label={t('entry')}>
      {choice && (
        <CodeChooser
          choice={choice}
          nameOf={nameOf}
          onChoose={(hit) => {
            entry.choose(hit);
            focusCode();
          }}
        />
      )}
      <div className={styles.fields}>
        <IconBarcode size={20} stroke={1.5} aria-hidden className={styles.icon} />
        <div className={styles.code}>
          <TextField
            id={`${id}-code`}
            ref={codeInput}
            aria-autocomplete={offersAny ? 'list' : undefined}
            aria-controls={options.length > 0 ? `${id}-offered` : undefined}
            aria-activedescendant={options[reached] && `${id}-offered-${reached}`}
            onBlur={() => setOffering(false)}
            aria-label={label}
            placeholder={label}
            value={code}
            maxLength={LONGEST}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="next"
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={onCodeKey}
          />
          {options.length > 0 && (
            <OptionList
              id={`${id}-offered`}
              options={options}
              chosen={undefined}
              active={reached}
              notice={undefined}
              onTake={(option) => pick(offered.hitOf(option))}
              onClose={() => setOffering(false)}
            />
          )}
        </div>
        {quantityLabel !== undefined && (
          <TextField
            id={`${id}-quantity`}
            ref={quantityInput}
            className={styles.quantity}
            aria-label={quantityLabel}
            placeholder={quantityLabel}
            value={quantity}
            error={isWrong}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            onChange={({ currentTarget }) => setQuantity(currentTarget.value)}
            onKeyDown={(event) => onKey(event, take)}
          />
        )}
        <div className={styles.said} data-wrong={said?.isWrong || undefined}>
          <span role="status">{said?.isWrong ? '' : (found ?? said?.text)}</span>
          <span role="alert">
            {said?.isWrong && (
              <>
                <IconAlertTriangle size={18} stroke={1.5} aria-hidden /> {said.text}
              </>
            )}
          </span>
          {entry.hasFailed && said?.isWrong && (
            <Button
              size="xs"
              variant="subtle"
              Icon={IconRefresh}
              onClick={() => {
                entry.forget();
                suggester.retry();
              }}
            >
              {t('retry')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
