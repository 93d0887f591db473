import { pratyantardashas, vimshottari } from '../../astrology/rules/dasha';
import { luminariesAt } from '../../astrology/sky/luminaries';
import { bar, colours, label, scale, shape, type Figure } from '../svg';

interface Period {
  lord: string;
  start: string;
  end: string;
}

/** 17 January 1997, 10:40 am in India: the example of the site's texts. */
const birth = Date.UTC(1997, 0, 17, 5, 10);
const [left, right, height] = [20, 620, 62];
const yearOf = (iso: string) => iso.slice(0, 4);

function drawRow(periods: readonly Period[], top: number, open: string, name: (lord: string) => string) {
  const from = Date.parse(periods[0]?.start ?? '');
  const x = scale([from, Date.parse(periods.at(-1)?.end ?? '')], [left, right]);
  const boxes = periods.map(({ lord, start, end }) => ({ lord, x1: x(Date.parse(start)), x2: x(Date.parse(end)) }));
  const running = boxes.find(({ lord }) => lord === open);
  const parts = boxes.flatMap(({ lord, x1, x2 }, index) => [
    bar(x1 + 1, top, x2 - x1 - 2, height, lord === open ? colours.saffron : colours.gold, lord === open ? 1 : index % 2 ? 0.34 : 0.22),
    ...(x2 - x1 > 34
      ? [
          label((x1 + x2) / 2, top + 38, name(lord), {
            anchor: 'middle',
            size: 17,
            fill: lord === open ? colours.night : colours.text,
            bold: lord === open,
          }),
        ]
      : []),
  ]);
  return { parts, open: running ?? { x1: left, x2: right } };
}

const opening = ({ x1, x2 }: { x1: number; x2: number }, from: number, to: number) =>
  shape(
    [
      [x1, from],
      [x2, from],
      [right, to],
      [left, to],
    ],
    colours.saffron,
    0.16,
  );

/** Three levels of Vimshottari periods of one birth: a life, one of its mahadashas, one of that one's antardashas. */
export function vimshottariLevels(): Figure {
  const moon = luminariesAt(birth).moon;
  const life = vimshottari(moon, birth);
  const mars = life.find(({ lord }) => lord === 'Mars');
  const mercury = mars?.antardashas.find(({ lord }) => lord === 'Mercury');
  if (!mars || !mercury) throw new Error('The example has these periods.');
  const short = (lord: string) => lord.slice(0, 2);
  const first = drawRow(life, 44, 'Mars', (lord) => (lord === 'Mars' ? 'Ma' : lord.length > 5 ? short(lord) : lord));
  const second = drawRow(mars.antardashas, 176, 'Mercury', short);
  const third = drawRow(pratyantardashas('Mars', mercury), 308, '', short);
  return {
    title: 'Vimshottari periods of one birth in three levels',
    height: 420,
    parts: [
      label(left, 30, `A life of periods, ${yearOf(life[0]?.start ?? '')} to ${yearOf(life.at(-1)?.end ?? '')}`, { fill: colours.text }),
      ...first.parts,
      opening(first.open, 106, 176),
      label(right, 164, `Mars mahadasha, ${yearOf(mars.start)} to ${yearOf(mars.end)}`, { anchor: 'end', fill: colours.text }),
      ...second.parts,
      opening(second.open, 238, 308),
      label(left, 296, `Mercury antardasha, ${yearOf(mercury.start)} to ${yearOf(mercury.end)}`, { fill: colours.text }),
      ...third.parts,
      label(left, 402, 'Widths are to scale; Ke Ve Su Mo Ma Ra Ju Sa Me', { size: 17 }),
    ],
  };
}
