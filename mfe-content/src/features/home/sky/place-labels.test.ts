import { fontSize, placeLabels } from './place-labels';

it('puts a name to the right of its mark', () => {
  expect(placeLabels([{ x: 200, y: 200, text: 'Sun' }])).toMatchObject([{ text: 'Sun', anchor: 'start' }]);
});

it('moves the name of a mark with a neighbour at its right', () => {
  const [sun, mercury] = placeLabels([
    { x: 220, y: 380, text: 'Sun' },
    { x: 250, y: 382, text: 'Mercury' },
  ]);
  expect(sun?.anchor).toBe('end');
  expect(mercury?.anchor).toBe('start');
});

it('keeps a name within the ring of signs', () => {
  expect(placeLabels([{ x: 455, y: 280, text: 'Saturn' }])).toMatchObject([{ anchor: 'end' }]);
});

it('separates the names of a conjunction', () => {
  const labels = placeLabels([
    { x: 337, y: 154, text: 'Mars' },
    { x: 348, y: 146, text: 'Jupiter' },
    { x: 358, y: 136, text: 'Ketu' },
  ]);
  const boxes = labels.map(({ x, y, text, anchor }) => {
    const width = text.length * fontSize * 0.5;
    const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
    return { left, right: left + width, y };
  });
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1)) {
      const isBeside = one.right <= other.left || other.right <= one.left;
      expect(isBeside || Math.abs(one.y - other.y) >= fontSize).toBe(true);
    }
});
