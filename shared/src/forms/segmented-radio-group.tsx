import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Hint, type FieldTexts } from './field';
import { FieldError } from './field-error';
import { FieldGroup, Legend } from './field-group';

const Track = styled.div`
  display: inline-flex;
  justify-self: start;
  max-width: 100%;
  border: 1px solid var(--control);
  border-radius: var(--r-m);
  background: var(--paper-raised);
  overflow: hidden;
  .night & {
    background: none;
  }
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  flex: 1 0 auto;
  min-height: var(--tap);
  min-width: 4.5rem;
  padding-inline: var(--s-4);
  font-size: var(--t-s);
  line-height: var(--l-s);
  color: var(--ink);
  white-space: nowrap;
  cursor: pointer;
  & + & {
    border-left: 1px solid var(--rule);
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &&:has(:checked) {
    background: var(--selected);
    color: var(--on-selected);
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
`;

export interface SegmentOption<Value extends string> {
  value: Value;
  label: ReactNode;
  lang?: string;
}

interface SegmentedRadioGroupProps<Value extends string> extends FieldTexts {
  name: string;
  options: readonly SegmentOption<Value>[];
  /** Undefined while nothing is selected. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** Radio buttons as segments, for a choice between few options. */
export function SegmentedRadioGroup<Value extends string>({
  label,
  hint,
  error,
  name,
  options,
  value,
  onChange,
  disabled,
}: SegmentedRadioGroupProps<Value>) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <FieldGroup role="radiogroup" aria-invalid={error ? true : undefined} aria-describedby={described || undefined} disabled={disabled}>
      <Legend>{label}</Legend>
      <Track>
        {options.map((option) => (
          <Choice key={option.value} lang={option.lang} className={option.lang === 'hi' ? 'switch' : undefined}>
            {option.label}
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
          </Choice>
        ))}
      </Track>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </FieldGroup>
  );
}
