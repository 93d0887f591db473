import { wheel } from '@oracle-astra/shared/contract';

const centre = 200;
const radius = 176;
const step = 360 / wheel.segments;

const rounded = (value: number) => Number(value.toFixed(1));

/** A point of the rim, its angle in degrees clockwise from the top. */
function onRim(angle: number): string {
  const radians = (angle * Math.PI) / 180;
  return `${rounded(centre + radius * Math.sin(radians))},${rounded(centre - radius * Math.cos(radians))}`;
}

export interface Segment {
  percent: number;
  /** Of its middle, degrees clockwise from the top. */
  angle: number;
  /** Its outline in a drawing of 400 by 400. */
  path: string;
  /** Which of three tones it is filled with, so that neighbours differ all around. */
  tone: 0 | 1 | 2;
}

const tones = [0, 1, 2] as const;

/** The parts of the wheel, 1% to 15%, clockwise; the first one stands at the top. */
export const segments: Segment[] = Array.from({ length: wheel.segments }, (_, index) => {
  const angle = index * step;
  const path = `M${centre} ${centre}L${onRim(angle - step / 2)}A${radius} ${radius} 0 0 1 ${onRim(angle + step / 2)}z`;
  return { percent: index + 1, angle, path, tone: tones[index % tones.length] ?? 0 };
});
