import styled from 'styled-components';
import type { PlanetName, Sky as SkyData } from '@oracle-astra/shared/contract';
import { formatDateTime, getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { signName } from '../../components/sign-name';
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

interface HeroSkyProps {
  /** Undefined where it could not be had: the ring is then empty and without a caption. */
  sky: SkyData | undefined;
  /** The place of a birth; without it the sky is that over Delhi. */
  place?: string;
}

/** A drawing of the sky of now, or of a birth, with its time, place and main planets in words. */
export function HeroSky({ sky, place }: HeroSkyProps) {
  const t = useTranslations();
  const signOf = (planet: PlanetName) => signName(sky?.planets.find(({ name }) => name === planet)?.sign ?? 0, t);
  const signsInWords = sky && {
    ascendant: sky.ascendant === null ? 'none' : signName(Math.floor(sky.ascendant / 30) + 1, t),
    moon: signOf('Moon'),
    sun: signOf('Sun'),
    saturn: signOf('Saturn'),
    jupiter: signOf('Jupiter'),
  };
  return (
    <Figure>
      <Crop>
        <Sky sky={sky} />
      </Crop>
      {sky && signsInWords && (
        <figcaption className="tiny">
          {place === undefined
            ? t('content.hero.skyNow', { ...signsInWords, time: formatDateTime(sky.at, t) })
            : t.rich('content.hero.birthSky', {
                ...signsInWords,
                city: place,
                place: (name) => <span lang={getTextLang(place)}>{name}</span>,
              })}
        </figcaption>
      )}
    </Figure>
  );
}
