import styled from 'styled-components';
import { ZodiacRing } from '@oracle-astra/shared/art';
import type { PlanetName, Sky } from '@oracle-astra/shared/contract';
import { PlanetMark } from './planet-mark';

/** Distances from the centre by speed, the slow ones outside, so that few hide each other. */
const distances: Record<PlanetName, number> = {
  Saturn: 182,
  Jupiter: 173,
  Rahu: 164,
  Ketu: 164,
  Mars: 155,
  Sun: 146,
  Venus: 136,
  Mercury: 127,
  Moon: 118,
};

const Turning = styled.g`
  transition: transform 640ms var(--ease);
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

/** Between −180 and 180 degrees, so that a turn is a short one. */
const toSigned = (degrees: number) => (degrees > 180 ? degrees - 360 : degrees);

/** The zodiac with the grahas of a sky, its ascendant at the left; without an ascendant Aries is there, without a sky the ring is empty. */
export function SkyWheel({ sky, symbolId }: { sky: Sky | undefined; symbolId: string }) {
  const ascendant = sky?.ascendant ?? 0;
  return (
    <svg aria-hidden="true" viewBox="0 0 560 560" width="560" height="560">
      <g id={symbolId}>
        <Turning transform={`rotate(${toSigned(ascendant)} 280 280)`}>
          <ZodiacRing>
            {sky?.planets.map(({ name, longitude }) => (
              <Turning key={name} transform={`rotate(${-toSigned(longitude)} 280 280)`}>
                <g transform={`translate(${280 - distances[name]} 280)`} strokeWidth="1.4">
                  <PlanetMark name={name} />
                </g>
              </Turning>
            ))}
          </ZodiacRing>
        </Turning>
      </g>
    </svg>
  );
}
