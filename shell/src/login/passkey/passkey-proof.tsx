import { useTranslations } from '@oracle-astra/shared/i18n';
import { useBeginPasskeyProofQuery, useProveByPasskeyMutation } from './passkey-api';
import { PasskeyButton } from './passkey-button';

/** Proves the person by a passkey in place of a code, if the account has one. */
export function PasskeyProof({ onProven }: { onProven: () => void }) {
  const t = useTranslations();
  const { data, refetch } = useBeginPasskeyProofQuery();
  const [prove] = useProveByPasskeyMutation();
  const known = data?.options;
  if (!known) return null;
  return (
    <PasskeyButton
      label={t('shell.passkey.use')}
      begin={async () => {
        const { options } = await refetch().unwrap();
        // Removed on another device meanwhile, so that the browser finds none.
        return options ?? { ...known, allowCredentials: [] };
      }}
      finish={async (answer) => {
        await prove(answer).unwrap();
        onProven();
      }}
    />
  );
}
