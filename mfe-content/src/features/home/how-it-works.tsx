import styled from 'styled-components';
import { useTranslations, type PlainMessageId } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { Section } from '@oracle-astra/shared/components';
import { SectionLead } from '../../components/section-lead';

const List = styled.ol`
  counter-reset: step;
  display: grid;
  li {
    counter-increment: step;
    display: grid;
    grid-template-columns: 2.75rem 1fr;
    padding-block: var(--s-4);
    border-top: 1px solid var(--rule);
  }
  li::before {
    content: counter(step);
    font: 500 var(--t-xl) / 1.75rem var(--serif);
    color: var(--link);
  }
  li > * {
    grid-column: 2;
  }
  ${media.m} {
    grid-template-columns: repeat(4, 1fr);
    column-gap: var(--s-5);
    li {
      grid-template-columns: 1fr;
      gap: var(--s-2);
      border-top: 1px solid var(--control);
      align-content: start;
    }
    li > * {
      grid-column: 1;
    }
  }
`;

const steps: { name: PlainMessageId; text: PlainMessageId }[] = [
  { name: 'content.steps.register', text: 'content.steps.registerText' },
  { name: 'content.steps.choose', text: 'content.steps.chooseText' },
  { name: 'content.steps.birth', text: 'content.steps.birthText' },
  { name: 'content.steps.ask', text: 'content.steps.askText' },
];

/** The steps from registration to the first question. */
export function HowItWorks() {
  const t = useTranslations();
  return (
    <Section title={t('content.steps.title')} actions={<SectionLead>{t('content.steps.lead')}</SectionLead>}>
      <List>
        {steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{t(name)}</h3>
            <p className="small mute">{t(text)}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
