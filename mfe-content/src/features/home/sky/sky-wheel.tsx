import styled from 'styled-components';
import type { PlanetName, Sky } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { planetLabels } from '@oracle-astra/shared/terms';
import { fontSize, placeLabels } from './place-labels';
import { PlanetMark } from './planet-mark';
import { ZodiacRingLines } from './ring-lines';

/** Distances from the centre, slow planets outside, so that few of them overlap. */
const distances: Record<PlanetName, number> = {
  Saturn: 180,
  Rahu: 170,
  Ketu: 170,
  Jupiter: 155,
  Mars: 140,
  Sun: 125,
  Venus: 110,
  Mercury: 96,
  Moon: 82,
};

const Turning = styled.g`
  transition: transform 640ms var(--ease);
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

/** An equal angle between −180 and 180 degrees, so that a rotation is short. */
const toSigned = (degrees: number) => (degrees > 180 ? degrees - 360 : degrees);

const Name = styled.text`
  fill: var(--on-night);
  font: 400 ${fontSize}px var(--sans);
`;

/** A name below this is cut off if only the upper half is visible. */
const maxVisibleY = 278;

interface SkyWheelProps {
  sky: Sky | undefined;
  symbolId: string;
}

/**
 * The zodiac with the planets of a sky and their names. The ascendant is at the left, so that the upper half is above the
 * horizon. Without an ascendant Aries is at the left; without a sky the ring is empty.
 */
export function SkyWheel({ sky, symbolId }: SkyWheelProps) {
  const t = useTranslations();
  const ascendant = sky?.ascendant ?? 0;
  const marks = (sky?.planets ?? []).map(({ name, longitude }) => {
    const turn = ((ascendant - longitude) * Math.PI) / 180;
    const place = (part: number) => Math.round((280 - distances[name] * part) * 10) / 10;
    return { x: place(Math.cos(turn)), y: place(Math.sin(turn)), text: t(planetLabels[name]) };
  });
  return (
    <svg aria-hidden="true" viewBox="0 0 560 560" width="560" height="560">
      <g id={symbolId}>
        <Turning transform={`rotate(${toSigned(ascendant)} 280 280)`}>
          <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
            <ZodiacRingLines />
            {sky?.planets.map(({ name, longitude }) => (
              <Turning key={name} transform={`rotate(${-toSigned(longitude)} 280 280)`}>
                <g transform={`translate(${280 - distances[name]} 280)`} strokeWidth="1.4">
                  <PlanetMark name={name} />
                </g>
              </Turning>
            ))}
          </g>
        </Turning>
      </g>
      {placeLabels(marks).map(({ x, y, text, anchor }) => (
        <Name key={text} x={x} y={y} textAnchor={anchor} data-below={y > maxVisibleY || undefined}>
          {text}
        </Name>
      ))}
    </svg>
  );
}
