import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { formatError, useAppDispatch, type ApiError } from '@oracle-astra/shared/api';
import { TextField, useForm, type ValidationResult } from '@oracle-astra/shared/forms';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { loginRequested, useSession } from '@oracle-astra/shared/session';
import { Button, VisuallyHidden } from '@oracle-astra/shared/ui';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s-3);
  align-items: start;
  button {
    margin-top: calc(var(--l-s) + var(--s-1));
  }
`;

interface CouponFormProps {
  /** The coupon that is included in the price. */
  applied: string | undefined;
  /** Why the coupon in the address is not included in the price. */
  refusal: ApiError | undefined;
  /** Whether it is unknown if the coupon in the address is valid, because the check failed. */
  isUnknown: boolean;
  disabled: boolean;
  /** Checks the coupon in the address again. */
  onCheckAgain: () => void;
}

const validateCoupon = ({ coupon }: { coupon: string }, t: Translate): ValidationResult<{ coupon: string }, string> =>
  coupon.trim() === '' ? { errors: { coupon: t('commerce.coupon.missing') } } : { data: coupon.trim() };

/** The coupon of a recharge, which is stored in the address. A refused coupon stays in the field. */
export function CouponForm({ applied, refusal, isUnknown, disabled, onCheckAgain }: CouponFormProps) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const { isSignedIn } = useSession();
  const [query, setQuery] = useSearchParams();
  const given = query.get('coupon') ?? '';
  const [coupon, setCoupon] = useState(given);
  useEffect(() => setCoupon(given), [given]);

  const changeAddress = (next: string) =>
    setQuery(
      (before) => {
        const { coupon: _coupon, order: _order, ...rest } = Object.fromEntries(before);
        return next === '' ? rest : { ...rest, coupon: next };
      },
      { replace: true, preventScrollReset: true },
    );
  const { errors, change, formProps } = useForm({
    values: { coupon },
    onChange: (changed) => setCoupon(changed.coupon ?? ''),
    validate: validateCoupon,
    onSubmit(next) {
      if (!isSignedIn) dispatch(loginRequested());
      if (next === given) onCheckAgain();
      else changeAddress(next);
      return Promise.resolve();
    },
  });
  const isRefused = refusal !== undefined && coupon === given;
  const canRemove = applied !== undefined || (isUnknown && given !== '' && coupon === given);
  const remove = () => changeAddress('');
  return (
    <form {...formProps}>
      <Line>
        <TextField
          label={t('commerce.coupon.label')}
          name="coupon"
          autoComplete="off"
          maxLength={40}
          value={coupon}
          readOnly={applied !== undefined}
          disabled={disabled}
          hint={applied ? t('commerce.coupon.applied') : isSignedIn ? undefined : t('commerce.coupon.logInFirst')}
          error={errors.coupon ?? (isRefused ? formatError(refusal, t) : undefined)}
          onChange={(event) => change({ coupon: event.target.value })}
        />
        {canRemove ? (
          <Button small disabled={disabled} onClick={remove}>
            {t('commerce.coupon.remove')}
          </Button>
        ) : (
          <Button small type="submit" disabled={disabled}>
            {t('commerce.coupon.apply')}
          </Button>
        )}
      </Line>
      {isRefused && <VisuallyHidden role="alert">{formatError(refusal, t)}</VisuallyHidden>}
    </form>
  );
}
