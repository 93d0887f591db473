import { useState } from 'react';
import styled from 'styled-components';
import { freeQuestions, questionPricePaise, siteRoutes } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { Tag } from '@oracle-astra/shared/components';
import { ButtonLink, Container } from '@oracle-astra/shared/ui';
import type { BirthSky, BirthSkyAnswer } from './sky/birth-sky';
import { BirthSkyForm } from './sky/birth-sky-form';
import { HeroSky } from './sky/hero-sky';
import { useHeroSky } from './sky/use-hero-sky';

const Box = styled.section`
  position: relative;
  overflow: hidden;
`;

// On a phone the order is text, sky, form. On wide screens the sky is as high as text and form together.
const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  padding-block: var(--s-6) var(--s-8);
  ${media.l} {
    grid-template: auto 1fr / minmax(0, 1fr) 30rem;
    gap: var(--s-6) var(--s-16);
    padding-block: var(--s-10);
    > :nth-child(2) {
      grid-area: 1 / 2 / 3 / 3;
      /* Not centred, because the form would move it if the document is painted before the form is rendered. */
      align-self: start;
    }
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

/** The hero of the home page: introduction, free questions, call to action, and the current sky or that of a birth. */
export function Hero() {
  const t = useTranslations();
  const state = useHeroSky();
  // Null after the person went back from an answer.
  const [answered, setAnswered] = useState<{ sky: BirthSky; Answer: BirthSkyAnswer } | null>();
  return (
    <Box className="night">
      <Columns>
        <HeroText>
          <Tag>{t('content.hero.freeQuestions')}</Tag>
          <h1>{t.rich('content.hero.title', { line: (content) => <Line>{content}</Line> })}</h1>
          <p className="lead">{t('content.hero.lead')}</p>
          <ButtonLink variant={answered ? 'secondary' : 'primary'} wide to={siteRoutes.chatWithAi}>
            {t('content.hero.start')}
          </ButtonLink>
          <p className="small mute">{t('content.hero.price', { oracle: freeQuestions.Oracle, astra: freeQuestions.Astra, price })}</p>
        </HeroText>
        <HeroSky state={state} birth={answered?.sky} />
        {answered ? (
          <answered.Answer sky={answered.sky} onBack={() => setAnswered(null)} />
        ) : (
          <BirthSkyForm isFocused={answered === null} onSky={(sky, Answer) => setAnswered({ sky, Answer })} />
        )}
      </Columns>
    </Box>
  );
}
