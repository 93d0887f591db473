import styled from 'styled-components';
import { SignConstellation } from '@oracle-astra/shared/art';
import { signs, siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { signLabels } from '@oracle-astra/shared/terms';
import { media } from '@oracle-astra/shared/theme';
import { AppLink, Container } from '@oracle-astra/shared/ui';
import { Carousel } from './carousel';
import { signDates, signTraits } from './sign-texts';

const Box = styled.section<{ $ruled: boolean }>`
  padding-block: var(--s-10);
  border-top: ${({ $ruled }) => ($ruled ? '1px solid var(--rule)' : '0')};
  ${media.l} {
    padding-block: var(--s-16);
  }
`;

const Card = styled(AppLink)`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: var(--s-1);
  height: 100%;
  padding: var(--s-5) var(--s-1);
  border: 1px solid transparent;
  border-radius: var(--r-m);
  text-align: center;
  text-decoration: none;
  && {
    color: var(--ink-2);
  }
  svg {
    width: 6rem;
    height: 6rem;
    transform: scale(0.67);
    transition: transform var(--enter) var(--ease);
  }
  /* With three slides in view there is no room for a name at twice the text size. */
  h3 {
    font-size: min(var(--t-m), 4.4vw);
    white-space: nowrap;
    line-height: var(--l-m);
    color: var(--ink);
  }
  .about {
    display: none;
    max-width: 16em;
  }
  [data-middle] > && {
    background: var(--paper-raised);
    border-color: var(--rule);
    svg {
      transform: none;
      color: var(--link);
    }
  }
  ${media.m} {
    svg {
      width: 8rem;
      height: 8rem;
      transform: scale(0.75);
    }
    .about {
      display: block;
    }
  }
`;

/**
 * The twelve signs: three are visible, the middle one is highlighted, and each links to its horoscope of today. `ruled` adds a
 * line above.
 */
export function SignCarousel({ ruled = false }: { ruled?: boolean }) {
  const t = useTranslations();
  return (
    <Box $ruled={ruled} aria-label={t('shared.signCarousel.title')}>
      <Container>
        <Carousel
          label={t('shared.signCarousel.label')}
          title={t('shared.signCarousel.title')}
          itemName={t('shared.signCarousel.item')}
          perView={{ base: 3 }}
          highlightMiddle
        >
          {signs.map((sign) => (
            <Card key={sign} to={siteRoutes.horoscope(sign)}>
              <SignConstellation sign={sign} />
              <h3>{t(signLabels[sign])}</h3>
              <p className="tiny">{t(signDates[sign])}</p>
              <p className="small about">{t(signTraits[sign])}</p>
            </Card>
          ))}
        </Carousel>
      </Container>
    </Box>
  );
}
