import { CodeStep } from './code-step';
import type { StepProps } from './login-progress';
import { MobileStep } from './mobile-step';

/** Both steps of the login; `heading` is the id of the title that labels the modal. */
export function LoginForm({ heading, ...step }: StepProps & { heading: string }) {
  const { sent } = step.progress;
  return sent === null ? <MobileStep heading={heading} {...step} /> : <CodeStep heading={heading} sent={sent} {...step} />;
}
