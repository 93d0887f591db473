import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useChat } from '../../components/chat-context';
import { formatWalletBalance } from '../../components/chat-credit';
import { Countdown } from './countdown';
import { isTimed } from './format-question-cost';

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

/** The questions left, or the wallet balance with the time for which it keeps the chat open. */
export function CreditBadge() {
  const t = useTranslations();
  const { active, isCare } = useChat();
  if (!active || isCare || active.isTimeOver) return null;
  const { credit, isSubscribed, endTime } = active;
  if (!isTimed(credit)) {
    return (
      <Box>
        <b>{t('chat.credit.questionsLeft', { count: Math.max(0, credit.questionsLeft) })}</b>
        {isSubscribed ? t('chat.credit.subscription') : t('chat.credit.free')}
      </Box>
    );
  }
  return (
    <Box>
      <b>
        <Countdown credit={credit} onEnd={endTime} />
      </b>
      {formatWalletBalance(credit.balance)}
    </Box>
  );
}
