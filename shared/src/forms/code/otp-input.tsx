import { useEffect, useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { splitDigits, OTP_LENGTH, typedDigit, parseOtp, replaceDigit } from './otp-digits';
import { FieldError } from '../field-error';
import { FieldGroup, Legend } from '../field-group';
import { Input } from '../input.styles';
import { isComposing } from '../../ui/is-composing';
import { useCompletedCode } from './use-completed-code';
import { useWebOtp } from './use-web-otp';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 3rem));
  gap: var(--s-1);
  ${media.s} {
    gap: var(--s-2);
  }
`;

const Box = styled(Input)`
  padding: 0;
  text-align: center;
  font: 500 var(--t-l) / 1.5rem var(--serif);
  min-height: 3.25rem;
`;

interface CodeBoxesProps {
  label: string;
  /** The accessible name of each box, followed by its number. */
  name?: string;
  /** The typed digits, one character for each box; a space is an empty box before a filled one. */
  value: string;
  onChange: (value: string) => void;
  /** Called when the code is complete, after the last digit was typed or a whole code was pasted or autofilled. */
  onComplete?: (code: string) => void;
  onEnter?: () => void;
  disabled?: boolean;
  error?: string;
  autoFocus?: boolean;
}

/**
 * Six boxes for a code from an SMS. Typing, also over a digit, moves to the next box, Backspace in an empty box
 * moves back, a pasted code of exactly six digits fills all, and any other paste changes nothing.
 */
// eslint-disable-next-line max-lines-per-function -- its markup in one place reads better than parts that each take all of its state
export function OtpInput({ label, name = 'code', value, onChange, onComplete, onEnter, disabled, error, autoFocus }: CodeBoxesProps) {
  const t = useTranslations();
  const row = useRef<HTMLDivElement>(null);
  const errorId = useId();
  const boxes = splitDigits(value);
  const focus = (index: number) => row.current?.querySelectorAll('input')[index]?.focus();

  const completeWith = useCompletedCode(value, onComplete);
  useEffect(() => {
    if (!error) return;
    const first = row.current?.querySelector('input');
    first?.focus();
    first?.select();
  }, [error]);

  const fill = (code: string) => {
    completeWith(code);
    onChange(code);
    focus(OTP_LENGTH - 1);
  };
  useWebOtp((text) => {
    const code = parseOtp(text);
    if (code) fill(code);
  });

  const type = (index: number, text: string) => {
    const code = parseOtp(text);
    if (code) return fill(code);
    const digit = typedDigit(text, boxes[index] ?? '');
    // Letters are ignored, but deleting the digit empties the box.
    if (text !== '' && digit === '') return;
    const next = replaceDigit(value, index, digit);
    // A wrong code that is typed over is complete with its last digit, not with the first.
    if (index === OTP_LENGTH - 1 || !parseOtp(value)) completeWith(next);
    onChange(next);
    if (digit !== '') focus(index + 1);
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const code = parseOtp(event.clipboardData.getData('text'));
    if (code) fill(code);
  };
  const press = (event: KeyboardEvent, index: number) => {
    if (isComposing(event)) return;
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1 }[event.key];
    const goesBack = event.key === 'Backspace' && boxes[index] === '';
    if (target !== undefined || goesBack) {
      event.preventDefault();
      focus(target ?? index - 1);
    } else if (event.key === 'Enter' && onEnter) {
      event.preventDefault();
      onEnter();
    }
  };

  return (
    <FieldGroup aria-describedby={error ? errorId : undefined} disabled={disabled}>
      <Legend>{label}</Legend>
      <Row ref={row} onPaste={paste}>
        {boxes.map((digit, index) => (
          <Box
            key={index}
            name={`${name}${index + 1}`}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            autoFocus={autoFocus && index === 0}
            aria-label={t('shared.otp.digit', { digit: index + 1, count: OTP_LENGTH })}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            value={digit}
            onChange={(event) => type(index, event.target.value)}
            onInput={(event) => {
              // React fires no change event when a digit is replaced by the same digit.
              if (digit === '' || event.currentTarget.value !== digit) return;
              if (index === OTP_LENGTH - 1) completeWith(value);
              focus(index + 1);
            }}
            onKeyDown={(event) => press(event, index)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </Row>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </FieldGroup>
  );
}
