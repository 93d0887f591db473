import { useState } from 'react';
import { formatError, useAppDispatch } from '@oracle-astra/shared/api';
import { useTranslations, type PlainMessageId } from '@oracle-astra/shared/i18n';
import { Button } from '@oracle-astra/shared/ui';
import { useForumAddPasskeyMutation, useForumBeginPasskeyMutation } from '../../api/passkeys';
import { showSuccess } from '../../components/show-failure';
import type { PasskeyProblem } from './make-passkey';

const loadMaking = () => import(/* webpackChunkName: "forum-make-passkey" */ './make-passkey');

const problemTexts: Record<PasskeyProblem, PlainMessageId> = {
  cancelled: 'forum.passkeys.cancelled',
  exists: 'forum.passkeys.exists',
  noLock: 'forum.passkeys.noLock',
  unsupported: 'forum.passkeys.unsupported',
  failed: 'forum.passkeys.deviceFailed',
};

/** A button that makes a passkey on this device, with the reason below it if that failed. */
export function AddPasskey() {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [begin] = useForumBeginPasskeyMutation();
  const [add] = useForumAddPasskeyMutation();
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState('');

  /** Resolves to why no passkey was added, or ''. */
  async function make(): Promise<string> {
    const [{ makePasskey }, { options }] = await Promise.all([loadMaking(), begin().unwrap()]);
    const made = await makePasskey(options);
    if (typeof made === 'string') return t(problemTexts[made]);
    await add({ credential: made }).unwrap();
    showSuccess(t('forum.passkeys.added'), t, dispatch);
    return '';
  }

  async function press(): Promise<void> {
    setBusy(true);
    setReason('');
    setReason(await make().catch((error: unknown) => formatError(error, t)));
    setBusy(false);
  }

  return (
    <div className="stack-2">
      <div>
        <Button busy={isBusy} busyText={t('forum.passkeys.waiting')} onClick={() => void press()}>
          {t('forum.passkeys.add')}
        </Button>
      </div>
      {reason && (
        <p className="small" role="alert">
          {reason}
        </p>
      )}
    </div>
  );
}
