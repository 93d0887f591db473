import { useTranslations } from '@oracle-astra/shared/i18n';
import { useCompleteSignIn } from '../use-complete-sign-in';
import { useBeginPasskeySignInMutation, useSignInByPasskeyMutation } from './passkey-api';
import { PasskeyButton } from './passkey-button';

/** Signs in by a passkey, without a number or a code. */
export function PasskeySignIn() {
  const t = useTranslations();
  const [begin] = useBeginPasskeySignInMutation();
  const [signIn] = useSignInByPasskeyMutation();
  const completeSignIn = useCompleteSignIn();
  return (
    <PasskeyButton
      label={t('shell.passkey.signIn')}
      begin={async () => (await begin().unwrap()).options}
      finish={async (answer) => {
        const { jwt, locale } = await signIn(answer).unwrap();
        completeSignIn(jwt, locale ?? null);
      }}
    />
  );
}
