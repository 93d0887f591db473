import styled from 'styled-components';
import { Countdown } from './countdown';
import { isOnTheClock, walletText, type Tally } from './cost';

const Box = styled.p`
  white-space: nowrap;
  text-align: right;
  font-size: var(--t-xs);
  line-height: 1.125rem;
  color: var(--on-night-2);
  b {
    display: block;
    color: var(--gold);
    font: 500 var(--t-l) / 1.5rem var(--serif);
    font-variant-numeric: tabular-nums;
  }
  @container chat (max-width: 20rem) {
    b {
      display: inline;
      margin-right: var(--s-1);
    }
  }
`;

interface MeansLeftProps {
  tally: Tally;
  subscribed: boolean;
  onTimeOver: () => void;
}

/** What is left to ask with: questions, or the wallet with the time that it affords. */
export function MeansLeft({ tally, subscribed, onTimeOver }: MeansLeftProps) {
  if (!isOnTheClock(tally)) {
    return (
      <Box>
        <b>{`${Math.max(0, tally.questionsLeft)} left`}</b>
        {subscribed ? 'subscription' : 'free'}
      </Box>
    );
  }
  return (
    <Box>
      <b>
        <Countdown key={`${tally.secondsLeft} ${tally.balance}`} seconds={tally.secondsLeft} onEnd={onTimeOver} />
      </b>
      {walletText(tally.balance)}
    </Box>
  );
}
