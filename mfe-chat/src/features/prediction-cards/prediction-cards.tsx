import styled from 'styled-components';
import { freePredictions, siteRoutes, type Period } from '@oracle-astra/shared/contract';
import { useTranslations, type PlainMessageId } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { periodLabels } from '@oracle-astra/shared/terms';
import { media } from '@oracle-astra/shared/theme';
import { Section, Tag } from '@oracle-astra/shared/components';
import { AppLink, Icon } from '@oracle-astra/shared/ui';
import { Dial } from './dial';

const Cards = styled.div`
  container: predictions / inline-size;
  display: grid;
  border-top: 1px solid var(--rule);
  ${media.m} {
    grid-template-columns: 1fr 1fr;
    column-gap: var(--s-8);
  }
`;

const Card = styled(AppLink)`
  display: grid;
  grid-template-columns: min(3rem, 15%) minmax(0, 1fr) auto;
  gap: var(--s-4);
  align-items: center;
  padding-block: var(--s-3);
  border-bottom: 1px solid var(--rule);
  color: inherit;
  text-decoration: none;
  > svg:first-child {
    max-width: 100%;
    color: var(--link);
  }
  /* With large text the number of free predictions is below the name. */
  @container predictions (max-width: 16rem) {
    grid-template-columns: min(3rem, 15%) minmax(0, 1fr);
    > :last-child {
      grid-column: 2;
    }
  }
  &:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

const CardFooter = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  > svg {
    color: var(--ink-2);
  }
`;

const Lead = styled.div`
  flex: 1 0 100%;
`;

const cards: { period: Period; text: PlainMessageId }[] = [
  { period: 'yearly', text: 'chat.predictionCards.yearly' },
  { period: 'monthly', text: 'chat.predictionCards.monthly' },
  { period: 'weekly', text: 'chat.predictionCards.weekly' },
  { period: 'daily', text: 'chat.predictionCards.daily' },
];

/** Fill of the landing page: the four prediction periods. Only visitors see the number of free predictions, because signed-in users may have used theirs. */
export function Component() {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  const lead = (
    <Lead>
      <p className="small mute read">{t('chat.predictionCards.lead')}</p>
    </Lead>
  );
  return (
    <Section title={t('chat.predictionCards.title')} margin actions={lead}>
      <Cards>
        {cards.map(({ period, text }) => (
          <Card key={period} to={siteRoutes.createKundli({ predictions: 'true', p_type: period })}>
            <Dial period={period} />
            <div>
              <h3>{t(periodLabels[period])}</h3>
              <p className="small mute">{t(text)}</p>
            </div>
            <CardFooter>
              {!isSignedIn && <Tag>{t('chat.predictionCards.free', { count: freePredictions[period] })}</Tag>}
              <Icon name="right" size={20} />
            </CardFooter>
          </Card>
        ))}
      </Cards>
    </Section>
  );
}
