import { useEffect, useRef } from 'react';
import { formatFailure, isApiError, useSendOtpMutation } from '@oracle-astra/shared/api';
import { countryCode, mobileNumber } from '@oracle-astra/shared/contract';
import { MobileField, useForm, validateWith } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useAlert } from '@oracle-astra/shared/session';
import { Button } from '@oracle-astra/shared/ui';
import { WhoseAccount } from './whose-account';

interface MobileValues {
  mobile: string;
}

const validateMobile = validateWith<MobileValues, string>(mobileNumber, { toRequest: ({ mobile }) => mobile, fields: { '': 'mobile' } });

interface DeletionMobileStepProps {
  mobile: string;
  onChange: (mobile: string) => void;
  /** Called with the token in the response. */
  onSent: (token: string | null) => void;
}

/** The first step: the number of the account. */
export function DeletionMobileStep({ mobile, onChange, onSent }: DeletionMobileStepProps) {
  const t = useTranslations();
  const showAlert = useAlert();
  const [sendOtp] = useSendOtpMutation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { errors, isSubmitting, change, formProps } = useForm({
    values: { mobile },
    onChange: (changed) => onChange(changed.mobile ?? ''),
    // A missing number is reported by an alert instead of an error at the field.
    validate: (values) => (values.mobile === '' ? { errors: {} } : validateMobile(values, t)),
    onInvalid: () => mobile === '' && showAlert(t('forum.deletion.numberMissing')),
    async onSubmit(number) {
      const { data, error } = await sendOtp({ mobile: countryCode + number, purpose: 'delete' });
      if (!data) return showAlert(explain(error));
      // The code belongs to this number, even if another one was typed meanwhile.
      onChange(number);
      onSent(data.token || null);
    },
  });

  function explain(error: unknown): string {
    if (!isApiError(error) || error.kind === 'network') return t('shared.failures.internalError');
    if (error.kind === 'http') return t('forum.deletion.notSentHttp');
    return t('forum.deletion.notSent', { reason: formatFailure(error, t, '') });
  }

  return (
    <form className="stack" {...formProps}>
      <p className="small mute">{t('forum.deletion.numberLead')}</p>
      <MobileField ref={field} name="mobile" value={mobile} error={errors.mobile} onChange={(next) => change({ mobile: next })} />
      <WhoseAccount mobile={mobile} />
      <Button type="submit" variant="primary" busy={isSubmitting} busyText={t('forum.busy.loading')}>
        {t('forum.deletion.getCode')}
      </Button>
    </form>
  );
}
