import styled from 'styled-components';
import { langOf } from './words';

const Row = styled.div`
  display: flex;
  gap: var(--s-2);
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: calc(var(--s-4) * -1);
  padding-inline: var(--s-4);
  @container chat (max-height: 24rem) {
    display: none;
  }
`;

const Idea = styled.button`
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

interface IdeasProps {
  ideas: readonly string[];
  /** What stands in the field now: own words are added to, never replaced. */
  text: string;
  onTake: (text: string) => void;
}

/** Suggested questions. They fill the field and never send. */
export function Ideas({ ideas, text, onTake }: IdeasProps) {
  const isOwn = text.trim() !== '' && !ideas.includes(text);
  return (
    <Row role="group" aria-label="Suggested questions">
      {ideas.map((idea) => (
        <Idea key={idea} type="button" lang={langOf(idea)} onClick={() => onTake(isOwn ? `${text.trim()} ${idea}` : idea)}>
          {idea}
        </Idea>
      ))}
    </Row>
  );
}
