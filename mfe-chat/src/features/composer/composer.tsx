import { useId, useImperativeHandle, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Astrologer } from '@oracle-astra/shared/contract';
import { FieldError, isComposing } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Icon } from '@oracle-astra/shared/ui';
import { useChat } from '../../components/chat-context';
import type { ActiveChat } from '../../components/chat-types';
import { scrollToMessage } from '../../components/message-id';
import { isOutOfCredit } from '../../components/chat-credit';
import { ComposerBar, ErrorBox, QuestionField, QuestionForm, SendButton } from './composer.styles';
import { findOfferedQuestions } from './find-offered-questions';
import { RepeatedQuestion } from './repeated-question';
import { StopReplyButton } from './stop-reply-button';
import { SuggestedQuestions } from './suggested-questions';
import { useQuestionDraft } from './use-question-draft';

interface ComposerProps {
  suggestions: readonly string[];
  /** Replaces the suggestions if the person cannot pay for a question. */
  outOfCredit?: ReactNode;
  /** The cost of the question, or why it cannot be sent now. */
  children: ReactNode;
}

/** The form for the next question while the chat is active. Enter sends; Shift+Enter starts a new line. */
export function Composer(props: ComposerProps) {
  const { astrologer, active } = useChat();
  return active && <ActiveComposer {...props} astrologer={astrologer} chat={active} />;
}

interface ActiveComposerProps extends ComposerProps {
  astrologer: Astrologer;
  chat: ActiveChat;
}

/** Adds a question to the text, unless it is its end already. */
const addQuestion = (text: string, question: string) =>
  text === '' ? question : `\n${text}`.endsWith(`\n${question}`) ? text : `${text}\n${question}`;

// eslint-disable-next-line max-lines-per-function -- its markup in one place reads better than parts that each take all of its state
function ActiveComposer({ astrologer, chat, suggestions, outOfCredit, children }: ActiveComposerProps) {
  const t = useTranslations();
  const id = useId();
  const { isCare, items } = useChat();
  const offered = findOfferedQuestions(items);
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, refusal, earlier, change, send } = useQuestionDraft(chat);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  const fill = (question: string) => {
    change(question);
    field.current?.focus();
  };
  const canPay = !chat.isTimeOver && !isOutOfCredit(chat.credit);
  useImperativeHandle(chat.composer, () => ({
    fill: (question) => fill(addQuestion(text.trim(), question)),
  }));

  return (
    <ComposerBar data-foot>
      <div>
        {outOfCredit}
        {earlier !== null && (
          <RepeatedQuestion
            onRead={() => {
              change('');
              scrollToMessage(earlier);
            }}
            onAsk={() => {
              send(true);
              field.current?.focus();
            }}
          />
        )}
        {!isCare && canPay && earlier === null && (
          <SuggestedQuestions questions={offered.length > 0 ? offered : suggestions} text={text} onSelect={fill} />
        )}
        <QuestionForm
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <label className="sr" htmlFor={id}>
            {t('chat.composer.label', { astrologer })}
          </label>
          <QuestionField
            ref={field}
            id={id}
            name="message"
            rows={1}
            placeholder={t('chat.composer.placeholder', { astrologer })}
            enterKeyHint="send"
            autoComplete="off"
            value={text}
            aria-invalid={refusal?.hasWrongLength || undefined}
            aria-describedby={refusal ? `${id}-error ${id}-cost` : `${id}-cost`}
            onChange={(event) => change(event.target.value)}
            onKeyDown={handleKeyDown}
          />
          {/* Beside Send instead of in its place, where a second tap on Send would stop the reply. */}
          {chat.writing && <StopReplyButton turn={chat.writing} chat={chat} nextFocus={field} />}
          <SendButton type="submit" aria-label={t('chat.composer.send')} aria-disabled={chat.isBlocked || undefined}>
            <Icon name="send" />
          </SendButton>
        </QuestionForm>
        {refusal && (
          <ErrorBox role="alert">
            <FieldError id={`${id}-error`}>{refusal.reason}</FieldError>
          </ErrorBox>
        )}
        <div id={`${id}-cost`} className="tiny mute">
          {children}
        </div>
      </div>
    </ComposerBar>
  );
}
