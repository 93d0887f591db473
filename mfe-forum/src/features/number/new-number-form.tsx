import { useEffect, useRef } from 'react';
import { formatError, useSendOtpMutation } from '@oracle-astra/shared/api';
import { countryCode, mobileNumber } from '@oracle-astra/shared/contract';
import { MobileField, toFieldErrors, useForm, validateWith } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button } from '@oracle-astra/shared/ui';
import type { SentToNew } from './sent-to-new';

interface NumberValues {
  mobile: string;
}

const validate = validateWith<NumberValues, string>(mobileNumber, { toRequest: ({ mobile }) => mobile, fields: { '': 'mobile' } });

interface NewNumberFormProps {
  mobile: string;
  onChange: (mobile: string) => void;
  onSent: (sent: SentToNew) => void;
}

/** The first step: the new number. The server asks for a proof of the present one before it sends a code. */
export function NewNumberForm({ mobile, onChange, onSent }: NewNumberFormProps) {
  const t = useTranslations();
  const [sendOtp] = useSendOtpMutation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { errors, isSubmitting, change, formProps } = useForm({
    values: { mobile },
    onChange: (changed) => onChange(changed.mobile ?? ''),
    validate,
    async onSubmit(number) {
      const { data, error } = await sendOtp({ mobile: countryCode + number, purpose: 'new_number' });
      // The code belongs to this number, even if another one was typed meanwhile.
      if (data) return onSent({ mobile: number, token: data.token || null });
      return (error && toFieldErrors(error, { mobile: 'mobile' }, t)) ?? { mobile: formatError(error, t) };
    },
  });
  return (
    <form className="stack" {...formProps}>
      <p className="small mute">{t('forum.number.lead')}</p>
      <MobileField ref={field} name="mobile" value={mobile} error={errors.mobile} onChange={(next) => change({ mobile: next })} />
      <Button type="submit" variant="primary" busy={isSubmitting} busyText={t('forum.busy.loading')}>
        {t('forum.number.getCode')}
      </Button>
    </form>
  );
}
