import { helplines, siteRoutes } from '@oracle-astra/shared/contract';
import { CallableHelplines } from '@oracle-astra/shared/components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { AppLink } from '@oracle-astra/shared/ui';
import { useChat } from '../../components/chat-context';
import { Helplines } from '../../components/helplines';
import { isOutOfCredit } from '../../components/chat-credit';
import { formatQuestionCost } from './format-question-cost';

/** The price of the next question, or why it cannot be sent now. */
export function QuestionCost() {
  const t = useTranslations();
  const { active, isCare } = useChat();
  if (!active) return null;
  if (!active.isOnline) {
    return (
      <>
        {t('chat.cost.offline')} <CallableHelplines helplines={helplines} />
      </>
    );
  }
  if (isCare) return <Helplines />;
  if (active.isTimeOver) {
    return (
      <>
        {t('chat.cost.timeOver')} <AppLink to={siteRoutes.recharges}>{t('chat.cost.recharge')}</AppLink>
      </>
    );
  }
  return (
    <>
      <span>{formatQuestionCost(active.credit, active.isSubscribed, t)}</span>
      {isOutOfCredit(active.credit) && (
        <>
          {' '}
          <AppLink to={siteRoutes.recharges}>{t('chat.cost.recharge')}</AppLink>
        </>
      )}
    </>
  );
}
