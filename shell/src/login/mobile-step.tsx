import { useEffect, useRef } from 'react';
import { mobileNumber, siteRoutes } from '@oracle-astra/shared/contract';
import { CheckboxField, MobileField, useForm, validateWith } from '@oracle-astra/shared/forms';
import { alertShown, useSharedDispatch } from '@oracle-astra/shared/session';
import { Button } from '@oracle-astra/shared/ui';
import { spec } from '../copy';
import type { LoginProgress, StepProps } from './login-progress';
import { StepForm } from './step-form';
import { useCodeRequest } from './use-code-request';

const validateMobile = validateWith<LoginProgress, string>(mobileNumber, { toRequest: ({ mobile }) => mobile, fields: { '': 'mobile' } });

/** The first step: a number, the terms, and the request for a code. */
export function MobileStep({ heading, progress, onProgress }: StepProps & { heading: string }) {
  const { mobile, agreed } = progress;
  const dispatch = useSharedDispatch();
  const field = useRef<HTMLInputElement>(null);
  const { request } = useCodeRequest((sent) => onProgress({ sent, code: '' }));
  const { errors, isSubmitting, change, formProps } = useForm({
    values: progress,
    onChange: onProgress,
    // An empty number has an alert, and no error at its field.
    validate: (values) => (values.mobile === '' ? { errors: {} } : validateMobile(values)),
    onInvalid: () => mobile === '' && dispatch(alertShown(spec.login.numberMissing)),
    async onSubmit(number) {
      const reason = await request(number);
      if (reason) return { mobile: reason };
    },
  });
  useEffect(() => field.current?.focus(), []);

  return (
    <>
      <h2 id={heading}>{spec.login.title}</h2>
      <p className="small mute">{spec.login.lead}</p>
      <StepForm {...formProps}>
        <MobileField ref={field} name="mobile" value={mobile} error={errors.mobile} onChange={(next) => change({ mobile: next })} />
        <CheckboxField
          name="terms"
          label={<Terms />}
          required
          checked={agreed}
          onChange={(event) => change({ agreed: event.target.checked })}
        />
        <div className="stack-2">
          <Button variant="primary" type="submit" disabled={!agreed} busy={isSubmitting} busyText={spec.login.getting}>
            {spec.login.get}
          </Button>
          <p className="tiny mute">{agreed ? 'Signing up is free.' : 'Tick the box first. Signing up is free.'}</p>
        </div>
      </StepForm>
    </>
  );
}

function Terms() {
  return (
    <>
      By signing up, you agree to our{' '}
      <a href={siteRoutes.terms} target="_blank" rel="noopener">
        Terms of Use
      </a>{' '}
      and{' '}
      <a href={siteRoutes.privacyPolicy} target="_blank" rel="noopener">
        Privacy Policy
      </a>
    </>
  );
}
