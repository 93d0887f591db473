import styled from 'styled-components';
import { periods, siteRoutes, type Period } from '@oracle-astra/shared/contract';
import { PageHeader, Prose, Section } from '@oracle-astra/shared/components';
import { AppLink, ButtonLink, Icon, PageMeta } from '@oracle-astra/shared/ui';

const periodDescriptions: Record<Period, string> = {
  daily: 'What the Moon touches today',
  weekly: 'The seven days ahead',
  monthly: 'The month, with its turning points',
  yearly: 'The year, with the dashas that run in it',
};

const List = styled.ul`
  border-top: 1px solid var(--rule);
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) var(--s-5);
    gap: var(--s-3);
    align-items: center;
    min-height: var(--s-16);
    padding-block: var(--s-2);
    border-bottom: 1px solid var(--rule);
    color: inherit;
    text-decoration: none;
  }
  a:hover h3 {
    text-decoration: underline;
  }
`;

/** /free-prediction: explains predictions. */
export function Component() {
  return (
    <>
      <PageMeta
        title="Free horoscope predictions by birth chart"
        description="Daily, weekly, monthly and yearly predictions worked out from your own birth chart, not your sign alone. The first of each are free."
        canonical={siteRoutes.freePrediction}
      />
      <PageHeader
        title="Free prediction"
        lead="A prediction is about you, and not about your sign alone: it is worked out from your own birth chart."
      >
        <ButtonLink variant="primary" to={siteRoutes.createKundli({ predictions: 'true' })}>
          Enter birth details
        </ButtonLink>
      </PageHeader>
      <Section title="Four periods" margin>
        <List>
          {periods.map((period) => (
            <li key={period}>
              <AppLink to={siteRoutes.createKundli({ predictions: 'true', p_type: period })}>
                <span>
                  <h3>{period.charAt(0).toUpperCase() + period.slice(1)}</h3>
                  <span className="small mute">{periodDescriptions[period]}</span>
                </span>
                <Icon name="right" size={20} />
              </AppLink>
            </li>
          ))}
        </List>
      </Section>
      <Section title="How it works" margin>
        <Prose>
          <p>You enter date, time and place of birth. From these we work out the positions of the planets, the houses and the dashas.</p>
          <p>The words are written by AI from that chart. They are there to reflect on; decisions stay yours.</p>
        </Prose>
      </Section>
    </>
  );
}
