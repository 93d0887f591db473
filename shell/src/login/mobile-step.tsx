import { useEffect, useRef } from 'react';
import { mobileNumber, siteRoutes } from '@oracle-astra/shared/contract';
import { CheckboxField, MobileField, useForm, validateWith } from '@oracle-astra/shared/forms';
import { useTranslations, type Tag } from '@oracle-astra/shared/i18n';
import { alertShown, useSharedDispatch } from '@oracle-astra/shared/session';
import { AppLink, Button, useSiteDetails } from '@oracle-astra/shared/ui';
import type { LoginProgress, StepProps } from './login-progress';
import { Notice } from './notice/notice';
import { PasskeySignIn } from './passkey/passkey-sign-in';
import { StepForm } from './step-form';
import { useCodeRequest } from './use-code-request';

const validateMobile = validateWith<LoginProgress, string>(mobileNumber, { toRequest: ({ mobile }) => mobile, fields: { '': 'mobile' } });

/** The first step: a number, the terms, and the request for a code. */
export function MobileStep({ heading, progress, onProgress }: StepProps & { heading: string }) {
  const t = useTranslations();
  const { mobile } = progress;
  const policies = usePolicies();
  const agreed = progress.agreed || policies === null;
  const dispatch = useSharedDispatch();
  const field = useRef<HTMLInputElement>(null);
  // A number that is corrected during the request needs a code of its own.
  const { request } = useCodeRequest((sent, number) =>
    onProgress((latest) => (latest.mobile === mobile ? { mobile: number, sent, code: '' } : {})),
  );
  const { errors, isSubmitting, change, formProps } = useForm({
    values: progress,
    onChange: onProgress,
    // A missing number is reported by an alert instead of an error at the field.
    validate: (values) => (values.mobile === '' ? { errors: {} } : validateMobile(values, t)),
    onInvalid: () => mobile === '' && dispatch(alertShown(t('shell.login.numberMissing'))),
    async onSubmit(number) {
      const reason = await request(number);
      if (reason) return { mobile: reason };
    },
  });
  useEffect(() => field.current?.focus(), []);

  return (
    <>
      <h2 id={heading}>{t('shell.login.title')}</h2>
      <p className="small mute">{t('shell.login.lead')}</p>
      <StepForm {...formProps}>
        <MobileField ref={field} name="mobile" value={mobile} error={errors.mobile} onChange={(next) => change({ mobile: next })} />
        {policies !== null && (
          <CheckboxField
            name="terms"
            label={<Terms {...policies} />}
            required
            checked={agreed}
            onChange={(event) => change({ agreed: event.target.checked })}
          />
        )}
        <div className="stack-2">
          <Button variant="primary" type="submit" disabled={!agreed} busy={isSubmitting} busyText={t('shell.login.sending')}>
            {t('shell.login.getOtp')}
          </Button>
          <p className="tiny mute">{agreed ? t('shell.login.free') : t('shell.login.tickFirst')}</p>
        </div>
      </StepForm>
      <Notice />
      <PasskeySignIn />
    </>
  );
}

/** What people agree to when they sign in; null on a site that has no terms. */
function usePolicies() {
  const { frame } = useSiteDetails();
  return frame === undefined ? { terms: siteRoutes.terms, privacy: siteRoutes.privacyPolicy } : frame.policies;
}

function Terms({ terms, privacy }: { terms: string; privacy: string }) {
  const t = useTranslations();
  return t.rich('shell.login.terms', { terms: linkTo(terms), privacy: linkTo(privacy) });
}

/** The link opens in a new tab, so that the form stays. */
const linkTo =
  (to: string): Tag =>
  (content) => (
    <AppLink to={to} target="_blank" rel="noopener">
      {content}
    </AppLink>
  );
