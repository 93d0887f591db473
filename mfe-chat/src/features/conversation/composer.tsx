import { useId, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { messageLimits, type Astrologer } from '@oracle-astra/shared/contract';
import { FieldError } from '@oracle-astra/shared/forms';
import { Icon } from '@oracle-astra/shared/ui';
import { Bar, Flag, Question, Say, Send } from './composer-look';
import { Ideas } from './ideas';

interface ComposerProps {
  astrologer: Astrologer;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  ideas: readonly string[];
  /** An answer is being written, or there is no network. */
  blocked: boolean;
  onSend: (question: string) => void;
  /** What the question costs, or why it cannot be sent now. */
  children: ReactNode;
}

/** Where a question is written. Enter sends, Shift and Enter begin a new line. */
export function Composer({ astrologer, field, text, onText, ideas, blocked, onSend, children }: ComposerProps) {
  const id = useId();
  const [isTooShort, setTooShort] = useState(false);

  const send = () => {
    const question = text.trim();
    if (question === '' || blocked) return;
    if (question.length < messageLimits.minLetters) return setTooShort(true);
    setTooShort(false);
    onSend(question);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const type = (next: string) => {
    setTooShort(false);
    onText(next);
  };
  const take = (idea: string) => {
    type(idea);
    field.current?.focus();
  };
  return (
    <Bar data-foot>
      <div>
        <Ideas ideas={ideas} text={text} onTake={take} />
        <Say
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <label className="sr" htmlFor={id}>{`Your question to ${astrologer}`}</label>
          <Question
            ref={field}
            id={id}
            name="message"
            rows={1}
            placeholder={`Ask ${astrologer}`}
            enterKeyHint="send"
            autoComplete="off"
            maxLength={messageLimits.maxLetters}
            value={text}
            aria-invalid={isTooShort || undefined}
            aria-describedby={isTooShort ? `${id}-error ${id}-cost` : `${id}-cost`}
            onChange={(event) => type(event.target.value)}
            onKeyDown={press}
          />
          <Send type="submit" aria-label="Send" aria-disabled={blocked || undefined}>
            <Icon name="send" />
          </Send>
        </Say>
        {isTooShort && (
          <Flag role="alert">
            <FieldError id={`${id}-error`}>{`Ask in at least ${messageLimits.minLetters} letters.`}</FieldError>
          </Flag>
        )}
        <p id={`${id}-cost`} className="tiny mute">
          {children}
        </p>
      </div>
    </Bar>
  );
}
