import { useEffect, useRef, useState } from 'react';
import { registerProofPrompt } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown, useSharedDispatch, useSharedSelector } from '@oracle-astra/shared/session';
import { Dialog } from '@oracle-astra/shared/ui';
import { loadProof } from './load-proof';

type ProofModule = Awaited<ReturnType<typeof loadProof>>;

interface OpenProof {
  module: ProofModule;
  /** The person who is asked. */
  uid: string | null;
  settle: (isProven: boolean) => void;
}

/**
 * The dialog that asks for a code to the person's own number when the server wants one before an act. Calls that wait at the same
 * time share it, and are repeated after a correct code.
 */
export function ProofHost() {
  const t = useTranslations();
  const dispatch = useSharedDispatch();
  const uid = useSharedSelector(({ session }) => session.uid);
  const [open, setOpen] = useState<OpenProof | null>(null);
  const waiting = useRef<Promise<boolean> | null>(null);

  useEffect(() => {
    async function ask(): Promise<boolean> {
      try {
        const module = await loadProof();
        return await new Promise<boolean>((settle) => setOpen({ module, uid, settle }));
      } catch {
        // Reported by the toast.
        dispatch(toastShown('bad', t('shell.proof.notLoaded')));
        return false;
      } finally {
        waiting.current = null;
        setOpen(null);
      }
    }
    return registerProofPrompt(() => (waiting.current ??= ask()));
  }, [uid, dispatch, t]);

  // Another person's code would prove nothing, and the call must not wait for a closed dialog.
  useEffect(() => {
    if (open === null) return;
    if (open.uid !== uid) open.settle(false);
    return () => open.settle(false);
  }, [open, uid]);

  if (open === null) return null;
  const { module, settle } = open;
  return (
    <Dialog open title={t('shell.proof.title')} onClose={() => settle(false)}>
      <module.ProofForm onProven={() => settle(true)} />
    </Dialog>
  );
}
