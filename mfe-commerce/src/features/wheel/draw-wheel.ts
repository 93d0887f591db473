import { wheel } from '@oracle-astra/shared/contract';
import { segmentAngle } from './spin-plan';

/** Width and height of the drawing in its own units; CSS scales it. */
export const wheelSize = 800;

const centre = wheelSize / 2;
const radius = 352;
const top = -Math.PI / 2;

/** The values of the theme's custom properties for the drawing. */
export interface WheelColours {
  ground: string;
  segments: readonly [string, string, string];
  line: string;
  text: string;
  /** The font family of the labels. */
  serif: string;
}

export function readWheelColours(element: Element): WheelColours {
  const styles = getComputedStyle(element);
  const read = (name: string) => styles.getPropertyValue(name).trim();
  return {
    ground: read('--night'),
    segments: [read('--night'), read('--solid'), read('--night-raised')],
    line: read('--night-control'),
    text: read('--on-night'),
    serif: read('--serif'),
  };
}

type Context = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'clearRect'
  | 'closePath'
  | 'fill'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'globalAlpha'
  | 'lineTo'
  | 'lineWidth'
  | 'moveTo'
  | 'restore'
  | 'rotate'
  | 'save'
  | 'stroke'
  | 'strokeStyle'
  | 'textAlign'
  | 'translate'
>;

/** Draws the wheel at rest, with 1 % at the top and the others clockwise. */
export function drawWheel(context: Context, colours: WheelColours): void {
  context.clearRect(0, 0, wheelSize, wheelSize);
  context.save();
  context.translate(centre, centre);
  drawRim(context, colours);
  for (let index = 0; index < wheel.segments; index += 1) drawSegment(context, colours, index);
  context.restore();
}

/** The ground with a graduated scale of five marks per segment. */
function drawRim(context: Context, { ground, line }: WheelColours): void {
  context.beginPath();
  context.arc(0, 0, centre - 8, 0, 2 * Math.PI);
  context.fillStyle = ground;
  context.fill();
  context.strokeStyle = line;
  context.lineWidth = 2;
  const marks = wheel.segments * 5;
  for (let mark = 0; mark < marks; mark += 1) {
    const angle = top + (mark * 2 * Math.PI) / marks;
    context.beginPath();
    context.moveTo(Math.cos(angle) * (centre - 32), Math.sin(angle) * (centre - 32));
    context.lineTo(Math.cos(angle) * (centre - 16), Math.sin(angle) * (centre - 16));
    context.stroke();
  }
}

function drawSegment(context: Context, { segments, line, text, serif }: WheelColours, index: number): void {
  const middle = index * segmentAngle;
  context.beginPath();
  context.moveTo(0, 0);
  context.arc(0, 0, radius, top + middle - segmentAngle / 2, top + middle + segmentAngle / 2);
  context.closePath();
  context.fillStyle = segments[index % 3] ?? segments[0];
  context.fill();
  context.globalAlpha = 0.5;
  context.strokeStyle = line;
  context.lineWidth = 2;
  context.stroke();
  context.globalAlpha = 1;
  context.save();
  context.rotate(middle);
  context.fillStyle = text;
  context.font = `500 42px ${serif}`;
  context.textAlign = 'center';
  context.fillText(`${index + 1}%`, 0, -radius + 56);
  context.restore();
}
