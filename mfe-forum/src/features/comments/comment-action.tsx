import { useState } from 'react';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { IconButton } from '@oracle-astra/shared/ui';
import { ReportButton } from '../../components/posts/report-button';
import { useLazyModule } from '../../components/use-lazy-module';

const loadDialog = () => import(/* webpackChunkName: "forum-delete-comment" */ './delete-comment-dialog');

/** Delete for the author of a comment, Report for everybody else. */
export function CommentAction({ cid, uid, did }: { cid: string; uid: string; did: string }) {
  const isOwn = useSession().uid === uid;
  return isOwn ? <DeleteComment cid={cid} did={did} /> : <ReportButton target={{ cid }} />;
}

function DeleteComment({ cid, did }: { cid: string; did: string }) {
  const t = useTranslations();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const dialog = useLazyModule(loadDialog, isAsking, close);
  return (
    <>
      <IconButton icon="trash" size={20} label={t('forum.actions.delete')} onClick={() => setAsking(true)} />
      {isAsking && dialog && <dialog.DeleteCommentDialog cid={cid} did={did} onClose={close} />}
    </>
  );
}
