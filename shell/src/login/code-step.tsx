import { useState } from 'react';
import { otpCode } from '@oracle-astra/shared/contract';
import { OtpInput, useForm, validateWith } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button } from '@oracle-astra/shared/ui';
import { LocalModeNote } from './local-mode-note';
import type { LoginProgress, SentCode, StepProps } from './login-progress';
import { ResendCode } from './resend-code';
import { SentTo } from './sent-to';
import { StepForm } from './step-form';
import { useVerification, type YearQuestion } from './use-verification';
import { YearStep } from './year/year-step';

const validateCode = validateWith<LoginProgress, string>(otpCode, { toRequest: ({ code }) => code, fields: { '': 'code' } });

/** The second step: the six digits of the SMS, and the question of an account that was not used for long. */
export function CodeStep({ heading, sent, progress, onProgress }: StepProps & { heading: string; sent: SentCode }) {
  const t = useTranslations();
  const { mobile, code } = progress;
  const verify = useVerification();
  const [question, setQuestion] = useState<YearQuestion | null>(null);
  const { errors, isSubmitting, change, submit, formProps } = useForm({
    values: progress,
    // A code that is sent again late leaves a number alone that the person corrects meanwhile.
    onChange: (changed) => onProgress((latest) => (latest.sent === sent ? changed : {})),
    validate: validateCode,
    async onSubmit(typed) {
      // Focuses the boxes for another try, also after an alert, which returns the focus to them.
      formProps.ref.current?.querySelector('input')?.focus();
      const obstacle = await verify({ mobile, code: typed, token: sent.token });
      setQuestion(obstacle.question ?? null);
      if (obstacle.reason) return { code: obstacle.reason };
    },
  });

  if (question !== null)
    return (
      <YearStep
        heading={heading}
        question={question}
        onAnswer={async (answer) => {
          const obstacle = await verify({ mobile, code, token: sent.token, answer });
          if (obstacle.question !== undefined) setQuestion(obstacle.question);
          else if (obstacle.needsCode) setQuestion(null);
          return obstacle.reason;
        }}
      />
    );
  return (
    <>
      <h2 id={heading}>{t('shell.login.codeTitle')}</h2>
      <SentTo mobile={mobile} local={sent.local} onChange={() => onProgress({ sent: null, code: '' })} />
      <StepForm {...formProps}>
        <OtpInput
          // Remounted, so that the next code is read from its SMS too.
          key={sent.at}
          label={t('shell.login.code')}
          value={code}
          error={errors.code}
          autoFocus
          onChange={(next) => change({ code: next })}
          onComplete={() => void submit()}
          onEnter={() => void submit()}
        />
        {sent.local && <LocalModeNote mobile={mobile} />}
        <Button variant="primary" type="submit" busy={isSubmitting} busyText={t('shell.login.verifying')}>
          {t('shell.login.verify')}
        </Button>
      </StepForm>
      <ResendCode key={sent.at} mobile={mobile} availableAt={sent.nextAt} onSent={(next) => change({ sent: next, code: '' })} />
    </>
  );
}
