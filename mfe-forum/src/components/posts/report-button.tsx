import { useState } from 'react';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { IconButton } from '@oracle-astra/shared/ui';
import type { VoteTarget } from '../../api/votes';
import { useLazyModule } from '../use-lazy-module';
import { useSignIn } from '../people/use-sign-in';

const loadDialog = () => import(/* webpackChunkName: "forum-report" */ '../../features/post-actions/report-dialog');

/** Reports another person's post to moderation; visitors log in first. */
export function ReportButton({ target }: { target: VoteTarget }) {
  const t = useTranslations();
  const signIn = useSignIn();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const dialog = useLazyModule(loadDialog, isOpen, close);

  async function open() {
    if (await signIn(t('forum.login.first'))) setOpen(true);
  }

  return (
    <>
      <IconButton icon="flag" size={20} label={t('forum.actions.report')} onClick={() => void open()} />
      {isOpen && dialog && <dialog.ReportDialog target={target} onClose={close} />}
    </>
  );
}
