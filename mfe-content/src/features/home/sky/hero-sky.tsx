import styled from 'styled-components';
import type { PlanetName, Sky as SkyData } from '@oracle-astra/shared/contract';
import { formatDateTime, getTextLang } from '@oracle-astra/shared/format';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { signName } from '../../../components/sign-name';
import type { BirthSky } from './birth-sky';
import { Sky } from './sky';
import { SkyPlace } from './sky-place';
import { SkySlider } from './sky-slider';
import { useDragDays } from './use-drag-days';
import type { HeroSkyState } from './use-hero-sky';

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  min-width: 0;
  margin: 0;
  color: var(--gold);
  --hero-ground: var(--night);
  figcaption {
    color: var(--on-night-2);
  }
`;

// Below 1024 px only the upper half of the current sky is visible, which is above the horizon; the sky of a birth, and both on wide
// screens, are a full circle.
const Crop = styled.div`
  position: relative;
  justify-self: center;
  width: 100%;
  max-width: 30rem;
  aspect-ratio: 560 / 284;
  overflow: hidden;
  &[data-drag] {
    cursor: grab;
    touch-action: pan-y;
    user-select: none;
  }
  &[data-drag]:active {
    cursor: grabbing;
  }
  > svg {
    width: 100%;
    height: auto;
  }
  &[data-whole] {
    aspect-ratio: 1;
  }
  &:not([data-whole]) [data-below] {
    display: none;
  }
  ${media.l} {
    max-width: none;
    aspect-ratio: 1;
    &:not([data-whole]) [data-below] {
      display: inline;
    }
  }
`;

interface HeroSkyProps {
  state: HeroSkyState;
  /** The sky of a birth with its place; replaces the current sky. */
  birth?: BirthSky;
}

/** A drawing of the sky over a place, now, some days ahead or at a birth, with a description in text. */
export function HeroSky({ state, birth }: HeroSkyProps) {
  const t = useTranslations();
  const sky = birth?.sky ?? state.sky;
  const place = birth?.place ?? state.place?.name;
  const drag = useDragDays(state);
  return (
    <Figure>
      {!birth && <SkyPlace place={state.place} error={state.placeError} isBusy={state.isPlaceBusy} onChoose={state.choosePlace} />}
      <Crop {...(birth ? { 'data-whole': true } : { 'data-drag': true, ...drag })}>
        <Sky sky={sky} />
      </Crop>
      {!birth && state.sky && state.start !== undefined && <SkySlider state={state} sky={state.sky} start={state.start} />}
      {sky && place !== undefined && (
        <figcaption className="tiny">
          {t.rich(birth ? 'content.hero.birthSky' : 'content.hero.skyNow', {
            ...nameSigns(sky, t),
            time: formatDateTime(sky.at, t),
            city: place,
            place: (name) => <span lang={getTextLang(place)}>{name}</span>,
          })}
        </figcaption>
      )}
    </Figure>
  );
}

/** The names of the signs of the ascendant and the main planets. */
function nameSigns(sky: SkyData, t: Translate) {
  const signOf = (planet: PlanetName) => signName(sky.planets.find(({ name }) => name === planet)?.sign ?? 0, t);
  return {
    ascendant: sky.ascendant === null ? 'none' : signName(Math.floor(sky.ascendant / 30) + 1, t),
    moon: signOf('Moon'),
    sun: signOf('Sun'),
    saturn: signOf('Saturn'),
    jupiter: signOf('Jupiter'),
  };
}
