import { planets, type ChartStyle, type PlanetName as Graha, type Kundli, type Locale } from '@oracle-astra/shared/contract';
import { drawText, type TextShaper } from '../../images';
import { cardColours as colours, cardLeft as left, cardTextWidth as width, drawCard } from './card-frame';
import { layOutChart, type ChartContent } from './chart-figure';
import { firstNameOf, isShownRetrograde, openMark, toBirthLine } from './kundli-values';
import { kundliWords } from './words';

/** The content of a card and of its address; only with the selected birth details. */
export interface CardContent {
  locale: Locale;
  style: ChartStyle;
  /** 1 to 12; null without a time of birth. */
  rising: number | null;
  /** The sign of each planet as a letter from a (Aries) to l, in upper case if retrograde. */
  signs: string;
  /** Planets that changed their sign on a date with an unknown time, each with all its signs, as such letters. */
  open?: Partial<Record<Graha, string>>;
  /** First name; null if it was not selected. */
  name: string | null;
  /** Date, time and place; null if they were not selected. */
  birth: string | null;
}

export interface CardChoice {
  locale: Locale;
  style: ChartStyle;
  withName: boolean;
  withBirth: boolean;
}

const signLetters = 'abcdefghijkl';
const signOf = (letter: string) => signLetters.indexOf(letter) + 1;

export function toCardContent(kundli: Kundli, { locale, style, withName, withBirth }: CardChoice): CardContent {
  const letters = planets.map((name) => {
    const planet = kundli.planets.find((each) => each.name === name);
    const letter = signLetters[(planet?.sign ?? 1) - 1] ?? '';
    return planet && isShownRetrograde(planet) ? letter.toUpperCase() : letter;
  });
  const open = Object.fromEntries(
    kundli.planets.flatMap(({ name, open_signs }) =>
      open_signs ? [[name, open_signs.map((sign) => signLetters[sign - 1]).join('')]] : [],
    ),
  );
  return {
    locale,
    style,
    rising: kundli.ascendant?.sign ?? null,
    signs: letters.join(''),
    ...(Object.keys(open).length > 0 ? { open } : {}),
    name: withName ? firstNameOf(kundli.person.full_name) : null,
    birth: withBirth ? toBirthLine(kundli, kundliWords[locale]) : null,
  };
}

function toChart({ locale, rising, signs, open = {} }: CardContent): ChartContent {
  const marks = planets.flatMap((name, index) => {
    const letter = signs[index] ?? '';
    const text = `${kundliWords[locale].marks[name]}${open[name] ? openMark : ''}`;
    return [...(open[name] ?? letter.toLowerCase())].map((each) => ({
      text,
      sign: signOf(each),
      isRetrograde: letter !== letter.toLowerCase(),
    }));
  });
  return { rising, marks };
}

const figureColours = { sign: colours.quiet, rising: colours.gold, planet: colours.text };
const [figureX, figureY, figureSide] = [620, 65, 500] as const;

function drawFigure(shaper: TextShaper, content: CardContent): string {
  const { outline, texts } = layOutChart(toChart(content), content.style, kundliWords[content.locale]);
  const scale = figureSide / 400;
  const drawn = texts.map(({ text, x, y, kind, raised }) => {
    const font = kind === 'rising' ? 'bold' : 'body';
    const size = kind === 'sign' ? 18 : 24;
    const middle = figureX + x * scale;
    const base = figureY + y * scale;
    const own = drawText(shaper, text, { font, size, x: middle, y: base, align: 'centre', fill: figureColours[kind] }).svg;
    if (raised === undefined) return own;
    const right = middle + shaper.measure(text, { font, size }) / 2 + 2;
    return own + drawText(shaper, raised, { font: 'body', size: 13, x: right, y: base - 9, fill: colours.quiet }).svg;
  });
  return `<path transform="translate(${figureX} ${figureY}) scale(${scale})" fill="none" stroke="${colours.gold}" stroke-width="1.3" d="${outline}"/>${drawn.join('')}`;
}

/** Rising sign and Moon sign, which the chart shows anyway; without a time only that the Moon's is uncertain. */
function toLines({ rising, signs, locale, open }: CardContent): string[] {
  const words = kundliWords[locale];
  if (rising === null) return open?.Moon ? [words.moonOpen([...open.Moon].map((letter) => words.signNames[signOf(letter) - 1] ?? ''))] : [];
  const moon = signLetters.indexOf((signs[planets.indexOf('Moon')] ?? '').toLowerCase());
  return [words.rising(words.signNames[rising - 1] ?? ''), words.moonIn(words.signNames[moon] ?? '', null)];
}

/** The card of a kundli as an SVG of 1200 × 630; `host` is the site's. */
export function drawKundliCard(shaper: TextShaper, content: CardContent, host: string): string {
  const words = kundliWords[content.locale];
  // A name in a script without a font leaves nothing to draw.
  const name = firstNameOf(shaper.keepDrawable(content.name ?? '', 'heading'));
  const title = drawText(shaper, name === null ? words.myKundli : words.kundliOf(name), {
    font: 'heading',
    size: 64,
    minSize: 36,
    x: left,
    y: 250,
    width,
    maxLines: 2,
    lineHeight: 76,
    fill: colours.text,
  });
  const line = (text: string, y: number, fill: string) =>
    drawText(shaper, text, { font: 'body', size: 32, x: left, y, width, maxLines: 1, fill }).svg;
  const birth =
    content.birth === null
      ? ''
      : drawText(shaper, content.birth, {
          font: 'body',
          size: 26,
          x: left,
          y: title.bottom + 166,
          width,
          maxLines: 2,
          fill: colours.quiet,
        }).svg;
  return drawCard(shaper, `${words.invite} ${host}`, [
    title.svg,
    ...toLines(content).map((text, index) => line(text, title.bottom + 70 + index * 46, colours.gold)),
    birth,
    drawFigure(shaper, content),
  ]);
}
