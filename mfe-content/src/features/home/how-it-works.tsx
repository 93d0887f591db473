import styled from 'styled-components';
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

const steps = [
  { name: 'Register', text: 'Your mobile number and a one-time password.' },
  { name: 'Choose', text: 'Tap the chat button and pick Oracle or Astra.' },
  { name: 'Birth details', text: 'Date, place and time of birth.' },
  { name: 'Ask', text: 'In English or Hindi, as you would ask a person.' },
];

/** The steps from registration to the first question. */
export function HowItWorks() {
  return (
    <Section title="How it works" actions={<SectionLead>About 2 minutes from here to your first question.</SectionLead>}>
      <List>
        {steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="small mute">{text}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
