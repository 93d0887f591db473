import { StatList, Section } from '@oracle-astra/shared/components';
import { VisuallyHidden } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';

const figures = [
  { term: 'predictions completed', value: copy.figures.predictions },
  { term: 'happy users', value: copy.figures.users },
  { term: 'total chats', value: copy.figures.chats },
  { term: 'AI astrologers', value: copy.figures.astrologers },
  { term: 'free questions', value: copy.figures.freeQuestions },
];

/** Five key figures of the service. */
export function ServiceFigures() {
  return (
    <Section title={<VisuallyHidden>The service in figures</VisuallyHidden>}>
      <StatList items={figures} />
    </Section>
  );
}
