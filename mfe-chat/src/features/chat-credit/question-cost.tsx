import { siteRoutes } from '@oracle-astra/shared/contract';
import { AppLink } from '@oracle-astra/shared/ui';
import { useChat } from '../../components/chat-context';
import { formatQuestionCost, isOutOfCredit } from './format-question-cost';

/** What the next question costs, or why it cannot be sent now. */
export function QuestionCost() {
  const { active } = useChat();
  if (!active) return null;
  if (!active.isOnline) return 'You are offline. Your question is kept here until you are back.';
  return (
    <>
      {formatQuestionCost(active.credit, active.isSubscribed)}
      {isOutOfCredit(active.credit) && (
        <>
          {' '}
          <AppLink to={siteRoutes.recharges}>Recharge</AppLink>
        </>
      )}
    </>
  );
}
