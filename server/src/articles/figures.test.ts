import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTextShaper } from '../images';
import { nextStation } from '../astrology/sky/slow-transits';
import { covers, figures } from './figures';
import { findMakarSankranti } from './figures/makar-sankranti';
import { renderFigure } from './svg';
import { dayMs, india } from './time';

const assets = join(__dirname, '../../assets');
const drawings = join(assets, 'images/blog/figures');

it('has a file for each figure, and no other', () => {
  expect(readdirSync(drawings).toSorted()).toEqual(
    Object.keys(figures)
      .map((name) => `${name}.svg`)
      .toSorted(),
  );
});

// The others take hundreds of positions each.
const quick = ['rahu-kalam-week', 'vimshottari-levels', 'adhik-maas'];

it('has the computed content in the files', async () => {
  const shaper = await createTextShaper(join(assets, 'fonts'));
  for (const name of quick) {
    const drawn = figures[name]?.();
    expect(drawn && renderFigure(drawn, shaper) === readFileSync(join(drawings, `${name}.svg`), 'utf8')).toBe(true);
  }
});

it('has the computed content in the covers of posts', () => {
  const cover = readFileSync(join(assets, 'images/blog/mars-retrograde-2027.svg'), 'utf8');
  expect(covers['mars-retrograde-2027']?.()).toBe(cover);
});

const tableOf = (post: string) =>
  [...readFileSync(join(assets, `blog/${post}.html`), 'utf8').matchAll(/<tr><td>([^<]+)<\/td><td>([^<]+)<\/td><\/tr>/g)].map(
    ([, first = '', second = '']) => [first, second] as const,
  );
/** "10 Jan 2027, 6:25 pm" as an instant. */
const readIndian = (text: string) => Date.parse(`${text.replace(/(\d)(am|pm)/, '$1 $2')} GMT+0530`);
const minuteMs = 60_000;

it('has the computed dates of Makar Sankranti in its table', () => {
  const rows = tableOf('why-makar-sankranti-moves').filter(([, moment]) => / Jan, /.test(moment));
  expect(rows.length).toBeGreaterThan(10);
  for (const [year, moment] of rows) {
    const told = readIndian(moment.replace(',', ` ${year},`));
    const computed = india(Number(year)) + (findMakarSankranti(Number(year)) - 1) * dayMs;
    expect([year, Math.abs(told - computed) < minuteMs]).toEqual([year, true]);
  }
});

it('has the computed stations of Mars', () => {
  const turns = tableOf('mars-retrograde-2027').filter(([, what]) => what.startsWith('turns'));
  expect(turns).toHaveLength(2);
  for (const [moment, what] of turns) {
    const told = readIndian(moment);
    const station = nextStation('Mars', told - dayMs);
    expect(station?.direct).toBe(what.startsWith('turns direct'));
    expect(Math.abs((station?.at ?? 0) - told)).toBeLessThan(10 * minuteMs);
  }
});
