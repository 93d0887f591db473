import { render, screen } from '@testing-library/react';
import { chart } from '../../testing/samples';
import { currentDasha } from './current-dasha';
import { linesOf, signOfHouse } from './houses';
import { NorthChart } from './north-chart';

it('puts signs into houses from the ascendant on', () => {
  expect([1, 2, 7, 12].map((house) => signOfHouse(chart, house))).toEqual([12, 1, 6, 11]);
});

it('puts planets into their houses, retrograde ones marked, the nodes not', () => {
  expect(linesOf(chart, 1, 2)).toEqual([['As', 'Sa R'], ['Ke']]);
  expect(linesOf(chart, 11, 1)).toEqual([['Su'], ['Ju']]);
  expect(linesOf(chart, 3, 2)).toEqual([]);
});

it('marks the houses that bear on an answer', () => {
  const { container } = render(<NorthChart chart={chart} label="Your chart" marked={[4, 10]} />);
  expect(screen.getByRole('img', { name: 'Your chart' })).toBeInTheDocument();
  expect([...container.querySelectorAll('polygon')].map((house) => house.getAttribute('points'))).toEqual([
    '0,200 100,100 200,200 100,300', '200,200 300,100 400,200 300,300',
  ]);
});

it('finds the dasha of a moment', () => {
  expect(currentDasha(chart, Date.UTC(2026, 10, 21))).toMatchObject({ maha: { lord: 'Mars' }, antar: { lord: 'Mercury' } });
  expect(currentDasha(chart, Date.UTC(2028, 0, 1))).toMatchObject({ maha: { lord: 'Mars' }, antar: null });
  expect(currentDasha(chart, Date.UTC(2090, 0, 1))).toBeNull();
});
