import { useId, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { messageLimits, type Astrologer } from '@oracle-astra/shared/contract';
import { FieldError, TextArea } from '@oracle-astra/shared/forms';
import { Icon } from '@oracle-astra/shared/ui';
import { Ideas } from './ideas';
import { useKeyboardRoom } from './use-keyboard-room';

const Bar = styled.div`
  position: sticky;
  bottom: var(--keyboard, 0);
  z-index: 2;
  background: var(--night);
  border-top: 1px solid var(--night-rule);
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-2);
    max-width: 46rem;
    margin-inline: auto;
    padding: var(--s-3) var(--s-4) max(var(--s-3), env(safe-area-inset-bottom));
  }
`;

const Say = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--s-2);
  align-items: end;
`;

const Question = styled(TextArea)`
  min-height: var(--s-12);
  max-height: 9rem;
  height: var(--s-12);
  resize: none;
  border-radius: var(--r-m);
  @supports (field-sizing: content) {
    height: auto;
    field-sizing: content;
  }
`;

const Send = styled.button`
  display: grid;
  place-items: center;
  width: var(--s-12);
  height: var(--s-12);
  border: 1px solid transparent;
  border-radius: var(--r-m);
  background: var(--saffron);
  color: var(--on-saffron);
  cursor: pointer;
  &:active {
    background: var(--saffron-press);
  }
  &[aria-disabled='true'] {
    background: none;
    border-color: var(--night-control);
    color: var(--on-night-2);
    cursor: not-allowed;
  }
`;

const Flag = styled.div`
  p {
    color: var(--gold);
  }
`;

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
  const bar = useKeyboardRoom<HTMLDivElement>();
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
    <Bar ref={bar}>
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
