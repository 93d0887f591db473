import { useNavigate } from 'react-router-dom';
import { siteRoutes, type CareReply } from '@oracle-astra/shared/contract';
import { reportCareCall } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { CareCard } from '@oracle-astra/shared/components';
import { Button } from '@oracle-astra/shared/ui';
import { useChat } from '../../components/chat-context';

interface CareMessageProps {
  care: CareReply;
  text: string;
  /** The question that it answers. */
  question: string | null;
}

/** A care reply: numbers to dial, a fixed text, and a button for a person who meant something else. It offers nothing for sale. */
export function CareMessage({ care, text, question }: CareMessageProps) {
  const t = useTranslations();
  const navigate = useNavigate();
  const { active, isCare } = useChat();
  return (
    <CareCard label={t('chat.care.label')} care={care} text={text} onCall={(number) => reportCareCall({ ...care, number })}>
      {!care.dismissed && (
        <p className="tiny mute">
          <Button small onClick={() => void navigate(siteRoutes.horoscope('Aries'), { replace: true })}>
            {t('chat.care.hide')}
          </Button>{' '}
          {t('chat.care.hideDetails')}
        </p>
      )}
      {active && isCare && question !== null && !care.dismissed && (
        <div>
          <Button small disabled={active.isBlocked} onClick={() => active.askOtherwise(question)}>
            {t('chat.care.meantOtherwise')}
          </Button>
        </div>
      )}
    </CareCard>
  );
}
