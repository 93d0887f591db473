import styled from 'styled-components';
import type { Comment } from '@oracle-astra/shared/contract';
import { formatRelative, detectLanguage } from '@oracle-astra/shared/format';
import { useNow } from '@oracle-astra/shared/session';
import { Avatar } from '@oracle-astra/shared/components';
import { Byline } from '../../parts/byline';
import { faceOf } from '../../parts/face-of';
import { VoteCounts } from '../../parts/vote-counts';

const Rows = styled.ul`
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

const Said = styled.p`
  white-space: pre-line;
`;

/** Comments under one another, the first one first. */
export function CommentRows({ comments }: { comments: readonly Comment[] }) {
  const now = useNow();
  return (
    <Rows>
      {comments.map((comment) => (
        <Row key={comment.cid}>
          <Avatar gender={faceOf(comment.gender)} size="s" />
          <Byline author={comment} at={comment.created_at} atText={formatRelative(comment.created_at, now)} linked faceless />
          <Said className="small" lang={detectLanguage(comment.comment)}>
            {comment.comment}
          </Said>
          <VoteCounts {...comment} />
        </Row>
      ))}
    </Rows>
  );
}
