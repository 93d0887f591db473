import type { ReactNode } from 'react';
import { AstrologerMark } from '@oracle-astra/shared/art';
import { useChat } from '../../components/chat-context';
import { getTextLang } from '../../components/get-text-lang';
import { Caret, ReplyBody, ReplyBox } from './message-thread.styles';

const splitParagraphs = (text: string) => text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');

interface ReplyFrameProps {
  text: string;
  /** Whether the reply is still streaming; a caret then follows its text. */
  isStreaming?: boolean;
  children?: ReactNode;
}

/** The text of a reply in paragraphs, beside the astrologer's mark. */
export function ReplyFrame({ text, isStreaming, children }: ReplyFrameProps) {
  const { astrologer } = useChat();
  const paragraphs = splitParagraphs(text);
  return (
    <ReplyBox lang={getTextLang(text)} aria-busy={isStreaming || undefined} aria-label={astrologer}>
      <AstrologerMark astrologer={astrologer} />
      <ReplyBody>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>
            {paragraph}
            {isStreaming && index === paragraphs.length - 1 && <Caret aria-hidden="true" />}
          </p>
        ))}
        {children}
      </ReplyBody>
    </ReplyBox>
  );
}
