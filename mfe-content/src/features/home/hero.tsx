import { useState } from 'react';
import styled from 'styled-components';
import { freeQuestions, questionPricePaise, siteRoutes } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { Tag } from '@oracle-astra/shared/components';
import { ButtonLink, Container } from '@oracle-astra/shared/ui';
import { useContentGetSkyQuery } from '../../api/sky';
import { BirthSkyAnswer, type BirthSky } from './birth-sky';
import { BirthSkyForm } from './birth-sky-form';
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

const Line = styled.span`
  display: block;
`;

const price = formatRupees(questionPricePaise);

/** The hero of the home page: pitch, free questions, call to action, and the sky of now or of one's birth. */
export function Hero() {
  const t = useTranslations();
  const { data } = useContentGetSkyQuery();
  // Null after somebody went back from an answer.
  const [birthSky, setBirthSky] = useState<BirthSky | null>();
  return (
    <Box className="night">
      <Columns>
        <HeroText>
          <Tag>{t('content.hero.freeQuestions')}</Tag>
          <h1>{t.rich('content.hero.title', { line: (content) => <Line>{content}</Line> })}</h1>
          <p className="lead">{t('content.hero.lead')}</p>
          <ButtonLink variant={birthSky ? 'secondary' : 'primary'} wide to={siteRoutes.chatWithAi}>
            {t('content.hero.start')}
          </ButtonLink>
          <p className="small mute">{t('content.hero.price', { oracle: freeQuestions.Oracle, astra: freeQuestions.Astra, price })}</p>
          {birthSky ? (
            <BirthSkyAnswer sky={birthSky} onBack={() => setBirthSky(null)} />
          ) : (
            <BirthSkyForm isFocused={birthSky === null} onSky={setBirthSky} />
          )}
        </HeroText>
        <HeroSky sky={birthSky?.sky ?? data?.sky} place={birthSky?.place} />
      </Columns>
    </Box>
  );
}
