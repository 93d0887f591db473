import { wheel } from '@oracle-astra/shared/contract';

const centre = 200;
const radius = 176;
const step = 360 / wheel.segments;

const round = (value: number) => Number(value.toFixed(1));

/** The coordinates of the point on the rim at an angle in degrees, clockwise from the top. */
function getRimPoint(angle: number): string {
  const radians = (angle * Math.PI) / 180;
  return `${round(centre + radius * Math.sin(radians))},${round(centre - radius * Math.cos(radians))}`;
}

export interface Segment {
  percent: number;
  /** The angle of the segment's middle, in degrees clockwise from the top. */
  angle: number;
  /** The path data of its outline in a 400 by 400 view box. */
  path: string;
  /** One of three fill tones, chosen so that neighbours differ. */
  tone: 0 | 1 | 2;
}

const tones = [0, 1, 2] as const;

/** The segments of the wheel, 1% to 15%, clockwise from the top. */
export const segments: Segment[] = Array.from({ length: wheel.segments }, (_, index) => {
  const angle = index * step;
  const path = `M${centre} ${centre}L${getRimPoint(angle - step / 2)}A${radius} ${radius} 0 0 1 ${getRimPoint(angle + step / 2)}z`;
  return { percent: index + 1, angle, path, tone: tones[index % tones.length] ?? 0 };
});
