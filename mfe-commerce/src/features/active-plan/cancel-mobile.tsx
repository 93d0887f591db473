import { useState } from 'react';
import { useSendOtpMutation } from '@oracle-astra/shared/api';
import { countryCode, mobileNumber } from '@oracle-astra/shared/contract';
import { MobileField, useForm, validateWith } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button } from '@oracle-astra/shared/ui';
import type { CodeRequest } from './cancel-address';
import { useReportFailure } from './use-report-failure';

const validateMobile = validateWith<{ mobile: string }, string>(mobileNumber, {
  toRequest: ({ mobile }) => mobile,
  fields: { '': 'mobile' },
});

/** Step 2: the registered number, to which a code is sent. */
export function CancelMobile({ onSent }: { onSent: (request: CodeRequest) => void }) {
  const t = useTranslations();
  const reportFailure = useReportFailure();
  const [mobile, setMobile] = useState('');
  const [sendOtp] = useSendOtpMutation();
  const { errors, isSubmitting, change, formProps } = useForm({
    values: { mobile },
    onChange: (changed) => setMobile(changed.mobile ?? ''),
    validate: validateMobile,
    async onSubmit(number) {
      const { data, error } = await sendOtp({ mobile: countryCode + number });
      if (data?.token) return onSent({ mobile: countryCode + number, token: data.token });
      const reason = reportFailure(error ?? { kind: 'refused', message: '' }, t('commerce.cancel.codeNotSent'));
      if (reason) return { mobile: reason };
    },
  });
  return (
    <form className="stack" {...formProps}>
      <p className="small mute">{t('commerce.cancel.numberText')}</p>
      <MobileField autoFocus name="mobile" value={mobile} error={errors.mobile} onChange={(next) => change({ mobile: next })} />
      <Button type="submit" variant="secondary" busy={isSubmitting} busyText={t('commerce.cancel.sending')}>
        {t('commerce.cancel.getOtp')}
      </Button>
    </form>
  );
}
