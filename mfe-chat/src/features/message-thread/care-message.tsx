import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { siteRoutes, type CareReply } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, Icon } from '@oracle-astra/shared/ui';
import { useChat } from '../../components/chat-context';
import { splitParagraphs } from './split-paragraphs';

const Box = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  max-width: var(--read);
  padding: var(--s-4);
  border: 1px solid var(--gold);
  border-radius: var(--r-m);
  overflow-wrap: anywhere;
`;

const Numbers = styled.ul`
  display: grid;
  gap: var(--s-2);
`;

const CallLink = styled.a`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  align-items: center;
  gap: var(--s-2) var(--s-3);
  min-height: var(--s-12);
  padding: var(--s-2) var(--s-4);
  background: var(--saffron);
  color: var(--on-saffron);
  border-radius: var(--r-m);
  text-decoration: none;
  b {
    font-size: var(--t-l);
    font-variant-numeric: tabular-nums;
  }
  &:active {
    background: var(--saffron-press);
  }
`;

interface CareMessageProps {
  care: CareReply;
  text: string;
  /** What it answers. */
  question: string | null;
}

/** A reply that is care: numbers to dial, a fixed text, and a way on for who meant something else. Nothing is sold in it. */
export function CareMessage({ care, text, question }: CareMessageProps) {
  const t = useTranslations();
  const navigate = useNavigate();
  const { active, isCare } = useChat();
  return (
    <Box aria-label={t('chat.care.label')}>
      {care.helplines.length > 0 && (
        <Numbers lang={care.language}>
          {care.helplines.map(({ number, label }) => (
            <li key={number}>
              <CallLink href={`tel:${number}`}>
                <Icon name="phone" size={20} />
                <b>{number}</b>
                <span className="small">{label}</span>
              </CallLink>
            </li>
          ))}
        </Numbers>
      )}
      {splitParagraphs(text).map((paragraph, index) => (
        <p key={index} lang={care.language} className={index > 0 ? 'small mute' : undefined}>
          {paragraph}
        </p>
      ))}
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
    </Box>
  );
}
