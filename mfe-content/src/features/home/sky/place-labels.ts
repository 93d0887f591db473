/** A mark and the text of its label, in coordinates of the drawing. */
export interface Mark {
  x: number;
  y: number;
  text: string;
}

export interface Label extends Mark {
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const fontSize = 21;
const gap = 14;
const corner = 8;
const markRadius = 9;

/** An estimate: letters of the page's fonts are a little more than half as wide as high. */
const widthOf = (text: string) => text.length * fontSize * 0.56;

const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

function toBox({ x, y, text, anchor }: Label): Box {
  const width = widthOf(text);
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top: y - fontSize * 0.8, bottom: y + fontSize * 0.2 };
}

/** Possible positions of a label: right, left, above, below, then at the corners. */
function listChoices({ x, y, text }: Mark): Label[] {
  const middle = y + fontSize * 0.3;
  return [
    { x: x + gap, y: middle, text, anchor: 'start' },
    { x: x - gap, y: middle, text, anchor: 'end' },
    { x, y: y - gap, text, anchor: 'middle' },
    { x, y: y + gap + fontSize * 0.7, text, anchor: 'middle' },
    { x: x + corner, y: y - corner, text, anchor: 'start' },
    { x: x + corner, y: y + corner + fontSize * 0.6, text, anchor: 'start' },
    { x: x - corner, y: y - corner, text, anchor: 'end' },
    { x: x - corner, y: y + corner + fontSize * 0.6, text, anchor: 'end' },
  ];
}

/** Names must be between the circle in the middle and the ring of signs. */
const ring = { center: 280, inner: 56, outer: 194 };

/** How far the ends of a text are outside of the allowed area. */
function measureOutside({ left, top, right, bottom }: Box): number {
  const middle = (top + bottom) / 2;
  return [left, (left + right) / 2, right]
    .map((x) => Math.hypot(x - ring.center, middle - ring.center))
    .reduce((sum, distance) => sum + Math.max(0, distance - ring.outer, ring.inner - distance), 0);
}

/** How often positions are improved after all labels have one. */
const rounds = 3;

/** The labels of the marks, each at the position where it overlaps least with marks and other labels. */
export function placeLabels(marks: readonly Mark[]): Label[] {
  const dots: Box[] = marks.map(({ x, y }) => ({
    left: x - markRadius,
    right: x + markRadius,
    top: y - markRadius,
    bottom: y + markRadius,
  }));
  const placed: Label[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, mark] of marks.entries()) {
      const taken = [...dots, ...placed.filter((_, other) => other !== at).map(toBox)];
      const choices = listChoices(mark).map((label) => ({
        label,
        hidden: taken.reduce((sum, box) => sum + overlap(toBox(label), box), 8 * measureOutside(toBox(label))),
      }));
      placed[at] = choices.reduce((best, choice) => (choice.hidden < best.hidden ? choice : best)).label;
    }
  }
  return placed;
}
