import styled from 'styled-components';
import { freeQuestions, questionPricePaise, siteRoutes } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { media } from '@oracle-astra/shared/theme';
import { Tag } from '@oracle-astra/shared/components';
import { ButtonLink, Container } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import { HeroSky } from './hero-sky';

const Box = styled.section`
  position: relative;
  overflow: hidden;
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block: var(--s-8) 0;
  ${media.l} {
    grid-template-columns: minmax(0, 1fr) 33rem;
    gap: var(--s-12);
    align-items: center;
    padding-block: var(--s-12);
  }
`;

const HeroText = styled.div`
  display: grid;
  gap: var(--s-4);
  justify-items: start;
  position: relative;
  h1 {
    text-wrap: wrap;
  }
  .lead {
    max-width: 30em;
    color: var(--on-night-2);
  }
`;

const price = formatRupees(questionPricePaise);

/** The hero of the home page: pitch, free questions and call to action. */
export function Hero() {
  return (
    <Box className="night">
      <Columns>
        <HeroText>
          <Tag>{copy.freeQuestionsBadge}</Tag>
          <h1>
            Ask your own
            <br />
            birth chart
          </h1>
          <p className="lead">
            Oracle and Astra are two AI astrologers. They work out your chart, answer in plain words, and show which planets and dates each
            answer rests&nbsp;on.
          </p>
          <ButtonLink variant="primary" wide to={siteRoutes.chatWithAi}>
            {copy.startJourney}
          </ButtonLink>
          <p className="small mute">
            {freeQuestions.Oracle} questions with Oracle and {freeQuestions.Astra} with Astra are free. After that {price} a question, and
            we ask before anything is charged.
          </p>
        </HeroText>
        <HeroSky />
      </Columns>
    </Box>
  );
}
