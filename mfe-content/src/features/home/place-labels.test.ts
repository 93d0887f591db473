import { placeLabels } from './place-labels';

it('puts a name to the right of its mark', () => {
  expect(placeLabels([{ x: 200, y: 200, text: 'Sun' }])).toMatchObject([{ text: 'Sun', anchor: 'start' }]);
});

it('moves the name of a mark that has a neighbour to the right', () => {
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
