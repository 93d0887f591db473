import { useState } from 'react';
import styled from 'styled-components';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { IconButton, IconLink } from '@oracle-astra/shared/ui';
import { useLazyModule } from '../use-lazy-module';

const loadDialog = () => import(/* webpackChunkName: "forum-delete-post" */ '../../features/post-actions/delete-post-dialog');

const Row = styled.span`
  display: inline-flex;
  && a {
    justify-content: center;
  }
`;

/** Edit Post and Delete Post, for the author alone. */
export function OwnerActions({ did, uid, title }: { did: string; uid: string; title: string }) {
  const t = useTranslations();
  const isOwner = useSession().uid === uid;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const dialog = useLazyModule(loadDialog, isAsking, close);
  if (!isOwner) return null;
  return (
    <Row>
      <IconLink icon="edit" size={20} label={t('forum.actions.editPost')} to={siteRoutes.forumEdit(did)} />
      <IconButton icon="trash" size={20} label={t('forum.actions.deletePost')} onClick={() => setAsking(true)} />
      {isAsking && dialog && <dialog.DeletePostDialog did={did} title={title} onClose={close} />}
    </Row>
  );
}
