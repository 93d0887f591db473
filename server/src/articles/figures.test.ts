import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTextShaper } from '../images';
import { covers, figures } from './figures';
import { renderFigure } from './svg';

const assets = join(__dirname, '../../assets');
const drawings = join(assets, 'images/blog/figures');

it('keeps a file of each figure, and no other', () => {
  expect(readdirSync(drawings).toSorted()).toEqual(
    Object.keys(figures)
      .map((name) => `${name}.svg`)
      .toSorted(),
  );
});

// The others take hundreds of positions each.
const quick = ['rahu-kalam-week', 'vimshottari-levels', 'adhik-maas'];

it('has in the files what the engine computes', async () => {
  const shaper = await createTextShaper(join(assets, 'fonts'));
  for (const name of quick) {
    const drawn = figures[name]?.();
    expect(drawn && renderFigure(drawn, shaper) === readFileSync(join(drawings, `${name}.svg`), 'utf8')).toBe(true);
  }
});

it('has in the covers of posts what the engine computes', () => {
  const cover = readFileSync(join(assets, 'images/blog/mars-retrograde-2027.svg'), 'utf8');
  expect(covers['mars-retrograde-2027']?.()).toBe(cover);
});
