import { useNavigate } from 'react-router-dom';
import { astrologers, siteRoutes, type Astrologer } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useDraft } from '@oracle-astra/shared/session';
import { Button } from '@oracle-astra/shared/ui';

interface AskProps {
  bid: string;
  question: string;
  /** The text of a button; by default "Ask … about this". */
  getLabel?: (astrologer: Astrologer) => string;
}

/** Links to the chat with a question in the field, after any text that is already there. The question is not sent. */
export function AskButtons({ bid, question, getLabel }: AskProps) {
  const t = useTranslations();
  return (
    <div className="stack-2">
      <div className="row">
        {astrologers.map((type) => (
          <AskButton key={type} bid={bid} type={type} question={question} getLabel={getLabel} />
        ))}
      </div>
      <p className="tiny mute">{t('chat.reading.askNote')}</p>
    </div>
  );
}

function AskButton({ bid, type, question, getLabel }: AskProps & { type: Astrologer }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const [draft, setDraft] = useDraft(`question-${bid}-${type}.1`);
  const ask = () => {
    if (!draft.includes(question)) setDraft(draft.trim() === '' ? question : `${draft.trim()}\n${question}`);
    void navigate(siteRoutes.chats({ type, bid }));
  };
  return (
    <Button variant={type === 'Oracle' ? 'primary' : 'secondary'} small onClick={ask}>
      {getLabel?.(type) ?? t('chat.reading.ask', { astrologer: type })}
    </Button>
  );
}
