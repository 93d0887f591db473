import styled from 'styled-components';
import { formatCount } from '@oracle-astra/shared/format';
import { Icon, VisuallyHidden } from '@oracle-astra/shared/ui';

const Counts = styled.p`
  display: inline-flex;
  align-items: center;
  gap: var(--s-4);
  font-size: var(--t-s);
  line-height: var(--l-s);
  color: var(--ink-2);
`;

const Count = styled.span<{ $mine: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  color: ${({ $mine }) => ($mine ? 'var(--link)' : 'inherit')};
  b {
    font-variant-numeric: tabular-nums;
  }
`;

interface Votes {
  upvotes: number;
  downvotes: number;
  /** 1 up, 0 down; null or left out where the reader did not vote. */
  my_vote?: number | null;
}

/** How a post was voted on; the reader's own vote is in the colour of what is chosen. */
export function VoteCounts({ upvotes, downvotes, my_vote: mine }: Votes) {
  return (
    <Counts>
      <Count $mine={mine === 1}>
        <Icon name="up" size={20} />
        <b>{formatCount(upvotes)}</b>
        <VisuallyHidden>{mine === 1 ? ' upvotes, yours among them' : ' upvotes'}</VisuallyHidden>
      </Count>
      <Count $mine={mine === 0}>
        <Icon name="dn" size={20} />
        <b>{formatCount(downvotes)}</b>
        <VisuallyHidden>{mine === 0 ? ' downvotes, yours among them' : ' downvotes'}</VisuallyHidden>
      </Count>
    </Counts>
  );
}
