import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { Sky } from './sky';

const Figure = styled.figure`
  margin: var(--s-8) calc(var(--s-4) * -1) 0;
  color: var(--gold);
  --hero-ground: var(--night);
  figcaption {
    padding: var(--s-3) var(--s-4);
    border-top: 1px solid var(--night-rule);
    color: var(--on-night-2);
    background: var(--night);
  }
  ${media.m} {
    margin-inline: calc(var(--s-6) * -1);
    figcaption {
      padding-inline: var(--s-6);
    }
  }
  ${media.l} {
    margin: 0 -5rem 0 0;
    figcaption {
      border: 0;
      padding: var(--s-3) 0 0;
      max-width: 28rem;
      background: none;
    }
  }
`;

// Below 1024 px only the upper arc is visible, as a horizon; beside the text it is the whole circle.
const Crop = styled.div`
  position: relative;
  height: 11.25rem;
  overflow: hidden;
  > svg {
    width: 32.5rem;
    max-width: none;
    height: auto;
    margin-left: 50%;
    transform: translateX(-50%);
  }
  ${media.m} {
    height: 15rem;
    > svg {
      width: 44rem;
    }
  }
  ${media.l} {
    height: auto;
    overflow: visible;
    > svg {
      width: 35rem;
      margin: 0;
      transform: none;
    }
  }
`;

/** A drawing of the sky of one morning, with a caption. */
export function HeroSky() {
  const t = useTranslations();
  return (
    <Figure>
      <Crop>
        <Sky />
      </Crop>
      <figcaption className="tiny">{t('content.hero.sky')}</figcaption>
    </Figure>
  );
}
