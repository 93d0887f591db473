import styled from 'styled-components';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { formatCount } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { IconButton, VisuallyHidden } from '@oracle-astra/shared/ui';
import { fetchOwnVote, setVote, type Vote, type VoteTarget } from '../../api/votes';
import { showFailure } from '../show-failure';
import { useSignIn } from '../people/use-sign-in';
import { VoteCounts, type Votes } from './vote-counts';

const Group = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  margin-left: calc(var(--s-3) * -1);
  font-size: var(--t-s);
  line-height: var(--l-s);
  color: var(--ink-2);
  > span {
    display: inline-flex;
    align-items: center;
  }
  b {
    min-width: var(--s-6);
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  && [aria-pressed='true'] {
    color: var(--link);
  }
  [aria-pressed='true'] path {
    stroke-width: 2.75;
  }
`;

interface VoteButtonsProps {
  target: VoteTarget;
  /** The uid of the author, who cannot vote. */
  author: string;
  votes: Votes;
}

/** The votes of a post, with buttons for everybody except its author. */
export function VoteButtons({ target, author, votes }: VoteButtonsProps) {
  const t = useTranslations();
  const { uid, isSignedIn } = useSession();
  const dispatch = useAppDispatch();
  const signIn = useSignIn();
  if (uid === author) return <VoteCounts {...votes} />;
  const { upvotes, downvotes, my_vote: current } = votes;

  async function vote(type: Vote) {
    if (isSignedIn) return cast(current === type ? null : type, current);
    if (!(await signIn(t('forum.votes.login')))) return;
    // The person may have cast the same vote earlier; sending it again would withdraw it.
    await cast(type, await dispatch(fetchOwnVote(target)));
  }

  async function cast(next: Vote | null, before: number | null | undefined) {
    const error = await dispatch(setVote(target, next, before));
    if (error) showFailure(error, t, dispatch);
  }

  return (
    <Group role="group" aria-label={t('forum.votes.group')}>
      <span>
        <IconButton icon="up" size={20} label={t('forum.votes.upvote')} aria-pressed={current === 1} onClick={() => void vote(1)} />
        <b>
          {formatCount(upvotes)}
          <VisuallyHidden> {t('forum.votes.up')}</VisuallyHidden>
        </b>
      </span>
      <span>
        <IconButton icon="dn" size={20} label={t('forum.votes.downvote')} aria-pressed={current === 0} onClick={() => void vote(0)} />
        <b>
          {formatCount(downvotes)}
          <VisuallyHidden> {t('forum.votes.down')}</VisuallyHidden>
        </b>
      </span>
    </Group>
  );
}
