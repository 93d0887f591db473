import { useState } from 'react';
import { useValidateOtpMutation } from '@oracle-astra/shared/api';
import { otpCode } from '@oracle-astra/shared/contract';
import { OtpInput, useForm, validateWith } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button } from '@oracle-astra/shared/ui';
import type { CodeRequest } from './cancel-address';
import { useReportFailure } from './use-report-failure';

const validateCode = validateWith<{ code: string }, string>(otpCode, { toRequest: ({ code }) => code, fields: { '': 'code' } });

interface CancelCodeProps {
  /** Null if the address has no token or number, so that nothing can be verified. */
  request: CodeRequest | null;
  onVerified: () => void;
  onBack: () => void;
}

/** Step 3: the six digits of the code. */
export function CancelCode({ request, onVerified, onBack }: CancelCodeProps) {
  const t = useTranslations();
  const reportFailure = useReportFailure();
  const [code, setCode] = useState('');
  const [validateOtp] = useValidateOtpMutation();
  const { errors, isSubmitting, change, submit, formProps } = useForm({
    values: { code },
    onChange: (changed) => setCode(changed.code ?? ''),
    validate: validateCode,
    async onSubmit(otp) {
      if (request === null) return;
      formProps.ref.current?.querySelector('input')?.focus();
      const { data, error } = await validateOtp({ ...request, otp, device: 'web' });
      if (data) return onVerified();
      const reason = reportFailure(error, t('commerce.cancel.codeFailed'));
      if (reason) return { code: reason };
    },
  });
  return (
    <form className="stack" {...formProps}>
      {request && <p className="small mute">{t('commerce.cancel.sentTo', { mobile: `+${request.mobile}` })}</p>}
      <OtpInput
        label={t('commerce.cancel.codeLabel')}
        value={code}
        error={errors.code}
        autoFocus
        onChange={(next) => change({ code: next })}
        onComplete={() => void submit()}
        onEnter={() => void submit()}
      />
      <Button type="submit" variant="secondary" busy={isSubmitting} busyText={t('commerce.cancel.verifying')} disabled={request === null}>
        {t('commerce.cancel.verify')}
      </Button>
      <Button small variant="plain" onClick={onBack}>
        {t('commerce.cancel.anotherCode')}
      </Button>
    </form>
  );
}
