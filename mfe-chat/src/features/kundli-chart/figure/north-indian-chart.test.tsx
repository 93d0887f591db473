import { render, screen } from '@testing-library/react';
import type { Locale } from '@oracle-astra/shared/contract';
import { getTranslations } from '@oracle-astra/shared/i18n';
import { chart } from '../../../testing/fixtures';
import { getCurrentDasha } from '../sections/current-dasha';
import { getHouseLines, getHouseSign } from './house-layout';
import { NorthIndianChart } from './north-indian-chart';

const linesOf = (house: number, perLine: number, locale: Locale) =>
  getHouseLines(chart, house, perLine, getTranslations(locale)).map((marks) =>
    marks.map(({ text, retrograde }) => (retrograde ? `${text} R` : text)),
  );

it('numbers the signs of the houses from the ascendant', () => {
  expect([1, 2, 7, 12].map((house) => getHouseSign(chart, house))).toEqual([12, 1, 6, 11]);
});

it('lists the planets of a house, with R for retrograde ones except the nodes', () => {
  expect(linesOf(1, 2, 'en')).toEqual([['As', 'Sa R'], ['Ke']]);
  expect(linesOf(11, 1, 'en')).toEqual([['Su'], ['Ju']]);
  expect(linesOf(3, 2, 'en')).toEqual([]);
});

it('writes its marks in Hindi', () => {
  expect(linesOf(1, 2, 'hi')).toEqual([['ल', 'श R'], ['के']]);
  render(<NorthIndianChart chart={chart} label="Your chart" />);
  expect(screen.getByText('R')).toHaveAttribute('dy', '-6');
});

it('highlights the given houses', () => {
  const { container } = render(<NorthIndianChart chart={chart} label="Your chart" highlighted={[4, 10]} />);
  expect(screen.getByRole('img', { name: 'Your chart' })).toBeInTheDocument();
  expect([...container.querySelectorAll('polygon')].map((house) => house.getAttribute('points'))).toEqual([
    '0,200 100,100 200,200 100,300',
    '200,200 300,100 400,200 300,300',
  ]);
});

it('finds the mahadasha and antardasha at an instant', () => {
  expect(getCurrentDasha(chart, Date.UTC(2026, 10, 21))).toMatchObject({ maha: { lord: 'Mars' }, antar: { lord: 'Mercury' } });
  expect(getCurrentDasha(chart, Date.UTC(2028, 0, 1))).toMatchObject({ maha: { lord: 'Mars' }, antar: null });
  expect(getCurrentDasha(chart, Date.UTC(2090, 0, 1))).toBeNull();
});
