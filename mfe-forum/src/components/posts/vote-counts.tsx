import styled from 'styled-components';
import { formatCount } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Icon, VisuallyHidden } from '@oracle-astra/shared/ui';

const Counts = styled.p`
  display: inline-flex;
  align-items: center;
  gap: var(--s-4);
  font-size: var(--t-s);
  line-height: var(--l-s);
  color: var(--ink-2);
`;

const Count = styled.span<{ $isMine: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  color: ${({ $isMine }) => ($isMine ? 'var(--link)' : 'inherit')};
  b {
    font-variant-numeric: tabular-nums;
  }
`;

export interface Votes {
  upvotes: number;
  downvotes: number;
  /** The reader's vote: 1 up, 0 down, null or undefined for none. */
  my_vote?: number | null;
}

/** Upvotes and downvotes of a post; the reader's vote is highlighted. */
export function VoteCounts({ upvotes, downvotes, my_vote: myVote }: Votes) {
  const t = useTranslations();
  return (
    <Counts>
      <Count $isMine={myVote === 1}>
        <Icon name="up" size={20} />
        <b>{formatCount(upvotes)}</b>
        <VisuallyHidden> {t(myVote === 1 ? 'forum.votes.upWithYours' : 'forum.votes.up')}</VisuallyHidden>
      </Count>
      <Count $isMine={myVote === 0}>
        <Icon name="dn" size={20} />
        <b>{formatCount(downvotes)}</b>
        <VisuallyHidden> {t(myVote === 0 ? 'forum.votes.downWithYours' : 'forum.votes.down')}</VisuallyHidden>
      </Count>
    </Counts>
  );
}
