import { placeLabels } from './place-labels';

it('puts a name to the right of its mark', () => {
  expect(placeLabels([{ x: 100, y: 100, text: 'Sun' }])).toMatchObject([{ text: 'Sun', anchor: 'start' }]);
});

it('moves the name of a mark that has a neighbour to the right', () => {
  const [sun, mercury] = placeLabels([
    { x: 100, y: 100, text: 'Sun' },
    { x: 130, y: 102, text: 'Mercury' },
  ]);
  expect(sun?.anchor).toBe('end');
  expect(mercury?.anchor).toBe('start');
});
