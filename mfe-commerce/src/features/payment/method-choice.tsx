import styled from 'styled-components';
import { FieldGroup, Legend } from '@oracle-astra/shared/forms';
import { useTranslations, type PlainMessageId } from '@oracle-astra/shared/i18n';
import type { PaymentMethod } from '../../components/checkout';

const Choice = styled.label`
  display: flex;
  gap: var(--s-3);
  align-items: center;
  min-height: var(--s-12);
  border-bottom: 1px solid var(--rule);
  font-size: var(--t-s);
  line-height: var(--l-s);
  cursor: pointer;
  input {
    flex: none;
    width: var(--s-5);
    height: var(--s-5);
    margin: 0;
    accent-color: var(--solid);
  }
  @media (prefers-color-scheme: dark) {
    input {
      accent-color: var(--saffron);
    }
  }
`;

const methods: readonly { value: PaymentMethod; label: PlainMessageId }[] = [
  { value: 'upi', label: 'commerce.payment.upi' },
  { value: 'card', label: 'commerce.payment.card' },
  { value: 'netbanking', label: 'commerce.payment.netbanking' },
  { value: 'wallet', label: 'commerce.payment.wallet' },
];

interface MethodChoiceProps {
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
  disabled: boolean;
}

/** The payment methods. The provider's window opens with the selected one. */
export function MethodChoice({ value, onChange, disabled }: MethodChoiceProps) {
  const t = useTranslations();
  return (
    <FieldGroup role="radiogroup" disabled={disabled}>
      <Legend>{t('commerce.payment.methods')}</Legend>
      {methods.map((method) => (
        <Choice key={method.value}>
          <input type="radio" name="method" value={method.value} checked={method.value === value} onChange={() => onChange(method.value)} />
          {t(method.label)}
        </Choice>
      ))}
    </FieldGroup>
  );
}
