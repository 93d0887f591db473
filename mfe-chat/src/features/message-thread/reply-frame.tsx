import type { ReactNode } from 'react';
import { AstrologerMark } from '@oracle-astra/shared/art';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useChat } from '../../components/chat-context';
import { Caret, Folded, Lead, ReplyBody, ReplyBox } from './message-thread.styles';
import { splitAnswer, splitParagraphs } from './split-paragraphs';

interface ReplyFrameProps {
  /** The id of the element, which makes it focusable. */
  id?: string;
  text: string;
  /** Whether the reply is still streaming; a caret then follows its text. */
  isStreaming?: boolean;
  /** An answer shows its first sentence as a lead, and more than three paragraphs are collapsed. */
  isAnswer?: boolean;
  children?: ReactNode;
}

/** The text of a reply in paragraphs, beside the astrologer's mark. */
export function ReplyFrame({ id, text, isStreaming, isAnswer, children }: ReplyFrameProps) {
  const { astrologer } = useChat();
  const t = useTranslations();
  const lang = getTextLang(text);
  const { lead, shown, folded } = isAnswer ? splitAnswer(text) : { lead: '', shown: splitParagraphs(text), folded: [] };
  const isLast = (index: number) => isStreaming && folded.length === 0 && index === shown.length - 1;
  return (
    <ReplyBox id={id} tabIndex={id === undefined ? undefined : -1} aria-busy={isStreaming || undefined} aria-label={astrologer}>
      <AstrologerMark astrologer={astrologer} />
      <ReplyBody>
        {lead !== '' && <Lead lang={lang}>{isLast(-1) ? <Unfinished text={lead} /> : lead}</Lead>}
        {shown.map((paragraph, index) => (
          <p key={index} lang={lang}>
            {isLast(index) ? <Unfinished text={paragraph} /> : paragraph}
          </p>
        ))}
        {folded.length > 0 && (
          <Folded>
            <summary>{t('chat.reply.more')}</summary>
            <div lang={lang}>
              {folded.map((paragraph, index) => (
                <p key={index}>{paragraph}</p>
              ))}
            </div>
          </Folded>
        )}
        {children}
      </ReplyBody>
    </ReplyBox>
  );
}

const Unfinished = ({ text }: { text: string }) => (
  <>
    <span>{text}</span>
    <Caret aria-hidden="true" />
  </>
);
