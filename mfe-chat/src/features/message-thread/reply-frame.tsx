import type { ReactNode } from 'react';
import { AstrologerMark } from '@oracle-astra/shared/art';
import { getTextLang } from '@oracle-astra/shared/format';
import { useChat } from '../../components/chat-context';
import { Caret, ReplyBody, ReplyBox } from './message-thread.styles';
import { splitParagraphs } from './split-paragraphs';

interface ReplyFrameProps {
  text: string;
  /** Whether the reply is still streaming; a caret then follows its text. */
  isStreaming?: boolean;
  children?: ReactNode;
}

/** The text of a reply in paragraphs, beside the astrologer's mark. */
export function ReplyFrame({ text, isStreaming, children }: ReplyFrameProps) {
  const { astrologer } = useChat();
  const lang = getTextLang(text);
  const paragraphs = splitParagraphs(text);
  return (
    <ReplyBox aria-busy={isStreaming || undefined} aria-label={astrologer}>
      <AstrologerMark astrologer={astrologer} />
      <ReplyBody>
        {paragraphs.map((paragraph, index) => (
          <p key={index} lang={lang}>
            {paragraph}
            {isStreaming && index === paragraphs.length - 1 && <Caret aria-hidden="true" />}
          </p>
        ))}
        {children}
      </ReplyBody>
    </ReplyBox>
  );
}
