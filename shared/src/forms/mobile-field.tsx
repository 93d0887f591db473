import type { InputHTMLAttributes, Ref } from 'react';
import styled from 'styled-components';
import { changeMobile } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Field, type FieldTexts } from './field';
import { Input, Select } from './input.styles';

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  > :first-child {
    flex: 1 0 5.25rem;
    margin-right: -1px;
    border-radius: var(--r-s) 0 0 var(--r-s);
  }
  /* With large text the digits do not fit beside the country code, so they are below it. */
  > :last-child {
    flex: 999 1 8rem;
    min-width: 0;
    border-radius: 0 var(--r-s) var(--r-s) 0;
  }
`;

interface MobileFieldProps extends Omit<FieldTexts, 'label'>, Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  label?: string;
  name: string;
  /** Ten digits; an incomplete or wrong number as typed. */
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field for an Indian mobile number: the country code, which has one option, and ten digits. It has no `maxLength`, because a
 * pasted or autofilled number may have a prefix and separators.
 */
export function MobileField({ label, hint, error, id, name, value, onChange, disabled, ...rest }: MobileFieldProps) {
  const t = useTranslations();
  return (
    <Field label={label ?? t('shared.mobile.label')} hint={hint} error={error} id={id}>
      {(ids) => (
        <Pair>
          <Select
            name={`${name}Code`}
            aria-label={t('shared.mobile.countryCode')}
            autoComplete="tel-country-code"
            disabled={disabled}
            defaultValue="91"
          >
            <option value="91">+91</option>
          </Select>
          <Input
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            {...rest}
            {...ids}
            name={name}
            disabled={disabled}
            value={value}
            onChange={(event) => onChange(changeMobile(value, event.target.value))}
          />
        </Pair>
      )}
    </Field>
  );
}
