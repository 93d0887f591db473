import styled from 'styled-components';
import type { Comment } from '@oracle-astra/shared/contract';
import { formatRelative, getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useNow } from '@oracle-astra/shared/session';
import { Avatar } from '@oracle-astra/shared/components';
import { toAvatarGender } from '../../components/avatar-gender';
import { Byline } from '../../components/byline';
import { VoteCounts } from '../../components/vote-counts';

const List = styled.ul`
  border-top: 1px solid var(--rule);
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: var(--s-8) minmax(0, 1fr);
  gap: var(--s-1) var(--s-3);
  align-items: center;
  padding-block: var(--s-4);
  border-bottom: 1px solid var(--rule);
  overflow-wrap: anywhere;
  > :nth-child(n + 3) {
    grid-column: 2;
  }
`;

const CommentText = styled.p`
  white-space: pre-line;
`;

/** The comments in the order in which they are passed. */
export function CommentList({ comments }: { comments: readonly Comment[] }) {
  const t = useTranslations();
  const now = useNow();
  return (
    <List>
      {comments.map((comment) => (
        <Row key={comment.cid}>
          <Avatar gender={toAvatarGender(comment.gender)} size="s" />
          <Byline author={comment} at={comment.created_at} atText={formatRelative(comment.created_at, now, t)} isLinked hideAvatar />
          <CommentText className="small" lang={getTextLang(comment.comment)}>
            {comment.comment}
          </CommentText>
          <VoteCounts {...comment} />
        </Row>
      ))}
    </List>
  );
}
