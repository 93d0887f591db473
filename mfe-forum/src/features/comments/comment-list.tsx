import styled from 'styled-components';
import type { Comment } from '@oracle-astra/shared/contract';
import { formatRelative, getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useNow } from '@oracle-astra/shared/session';
import { Tag } from '@oracle-astra/shared/components';
import { Byline } from '../../components/posts/byline';
import { PersonAvatar } from '../../components/people/person-avatar';
import { PostText } from '../../components/posts/post-text';
import { VoteButtons } from '../../components/posts/vote-buttons';
import { CommentAction } from './comment-action';

const List = styled.ul`
  border-top: 1px solid var(--rule);
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: var(--s-8) minmax(0, 1fr) auto;
  gap: var(--s-1) var(--s-3);
  align-items: center;
  padding-block: var(--s-4);
  border-bottom: 1px solid var(--rule);
  overflow-wrap: anywhere;
  > :nth-child(n + 4) {
    grid-column: 2 / -1;
    justify-self: start;
  }
`;

const CommentText = styled.p`
  white-space: pre-line;
`;

/** The comments in the order in which they are passed. */
export function CommentList({ comments, did }: { comments: readonly Comment[]; did: string }) {
  const t = useTranslations();
  const now = useNow();
  return (
    <List>
      {comments.map((comment) => (
        <Row key={comment.cid}>
          <PersonAvatar person={comment} />
          <Byline author={comment} at={comment.created_at} atText={formatRelative(comment.created_at, now, t)} isLinked hideAvatar />
          <CommentAction cid={comment.cid} uid={comment.uid} did={did} />
          {comment.is_hidden && <Tag>{t('forum.comments.hidden')}</Tag>}
          <CommentText className="small" lang={getTextLang(comment.comment)}>
            <PostText text={comment.comment} />
          </CommentText>
          <VoteButtons target={{ cid: comment.cid }} author={comment.uid} votes={comment} />
        </Row>
      ))}
    </List>
  );
}
