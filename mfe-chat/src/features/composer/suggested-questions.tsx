import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';

const Row = styled.div`
  display: flex;
  gap: var(--s-2);
  overflow-x: auto;
  scrollbar-width: none;
  /* With a mouse the row can only be scrolled by its scroll bar. */
  @media (hover: hover) and (pointer: fine) {
    padding-bottom: var(--s-1);
    scrollbar-width: thin;
  }
  margin-inline: calc(var(--s-4) * -1);
  padding-inline: var(--s-4);
  @container chat (max-height: 24rem) {
    display: none;
  }
`;

const Suggestion = styled.button`
  flex: none;
  min-height: var(--tap);
  padding: var(--s-2) var(--s-4);
  border: 1px solid var(--night-control);
  border-radius: var(--r-round);
  background: none;
  color: var(--on-night);
  font-size: var(--t-s);
  line-height: var(--l-s);
  cursor: pointer;
  white-space: nowrap;
  &:hover {
    background: var(--night-raised);
  }
`;

interface SuggestedQuestionsProps {
  questions: readonly string[];
  /** The text in the field. A suggestion is appended to the person's own text, and replaces another suggestion. */
  text: string;
  onSelect: (text: string) => void;
}

/** Suggested questions. Selecting one fills the field and does not send it. */
export function SuggestedQuestions({ questions, text, onSelect }: SuggestedQuestionsProps) {
  const t = useTranslations();
  const hasOwnText = text.trim() !== '' && !questions.includes(text);
  return (
    <Row role="group" aria-label={t('chat.suggestions.label')}>
      {questions.map((question) => (
        <Suggestion key={question} type="button" onClick={() => onSelect(hasOwnText ? `${text.trim()} ${question}` : question)}>
          {question}
        </Suggestion>
      ))}
    </Row>
  );
}
