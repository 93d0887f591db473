import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTextShaper } from '../images';
import { covers, figures } from './figures';
import { renderFigure } from './svg';

/** Redraws the figures of the articles: `npm run figures`. */
const assets = process.argv[2];
if (assets === undefined) throw new Error('Name the folder of the assets.');
const folder = join(assets, 'images/blog');
const shaper = await createTextShaper(join(assets, 'fonts'));
await mkdir(join(folder, 'figures'), { recursive: true });
for (const [name, draw] of Object.entries(figures)) await writeFile(join(folder, 'figures', `${name}.svg`), renderFigure(draw(), shaper));
for (const [slug, draw] of Object.entries(covers)) await writeFile(join(folder, `${slug}.svg`), draw());
