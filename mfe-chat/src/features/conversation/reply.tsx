import { useState, type ReactNode } from 'react';
import { AstrologerMark } from '@oracle-astra/shared/art';
import type { Astrologer } from '@oracle-astra/shared/contract';
import { IconButton } from '@oracle-astra/shared/ui';
import { Caret, ReplyBody, ReplyBox, Slip } from './look';
import type { ReplyNotes } from './thread-items';
import { Why } from './why';
import { langOf, replyWords } from './words';

const paragraphsOf = (text: string) => text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');

interface ReplyFrameProps {
  astrologer: Astrologer;
  text: string;
  busy?: boolean;
  children?: ReactNode;
}

/** Words of an astrologer, paragraph by paragraph; a caret stands where they are still being written. */
export function ReplyFrame({ astrologer, text, busy, children }: ReplyFrameProps) {
  const paragraphs = paragraphsOf(text);
  return (
    <ReplyBox lang={langOf(text)} aria-busy={busy || undefined} aria-label={astrologer}>
      <AstrologerMark astrologer={astrologer} />
      <ReplyBody>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>
            {paragraph}
            {busy && index === paragraphs.length - 1 && <Caret aria-hidden="true" />}
          </p>
        ))}
        {children}
      </ReplyBody>
    </ReplyBox>
  );
}

interface ReplyProps {
  astrologer: Astrologer;
  text: string;
  question: string | null;
  notes: ReplyNotes;
  chart: (houses: readonly number[]) => ReactNode;
  onAskAgain: ((question: string) => void) | null;
}

/** A finished answer: its text, on what it rests, what it cost. */
export function Reply({ astrologer, text, question, notes, chart, onAskAgain }: ReplyProps) {
  const [copied, setCopied] = useState(false);
  const words = replyWords[langOf(text)];
  const { charged, left, balance, grounds, houses = [] } = notes;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <ReplyFrame astrologer={astrologer} text={text}>
      {grounds && grounds.length > 0 && <Why summary={words.why} grounds={grounds} chart={chart(houses)} />}
      {question !== null && (
        <Slip>
          <span>{charged && words.charged(charged, left, balance)}</span>
          <span>
            <IconButton icon={copied ? 'check' : 'copy'} size={20} label={copied ? words.copied : words.copy} onClick={() => void copy()} />
            {onAskAgain && <IconButton icon="refresh" size={20} label={words.again} onClick={() => onAskAgain(question)} />}
          </span>
        </Slip>
      )}
    </ReplyFrame>
  );
}
