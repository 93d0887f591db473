import type { Locale, Match } from '@oracle-astra/shared/contract';
import { drawText, wrapText, type TextShaper } from '../../images';
import { cardColours as colours, cardLeft as left, cardTextWidth as width, drawCard } from './card-frame';
import { firstNameOf } from './kundli-values';
import { kundliWords } from './words';

/** The content of the card of a match and of its address. Never includes births and Manglik. */
export interface MatchCardContent {
  locale: Locale;
  points: number;
  /** Different if a time of birth is unknown and the Moon changed its sign. */
  least: number;
  most: number;
  /** First names, bride's and groom's; null if not selected or not given. */
  names: [string, string] | null;
  nakshatras: [number, number] | null;
  kootas: { title: string; points: number; max: number }[] | null;
}

export interface MatchCardChoice {
  locale: Locale;
  withNames: boolean;
  withNakshatras: boolean;
  withKootas: boolean;
}

/** Nakshatras and kootas are on a card only if they are certain. */
export function toMatchCardContent(match: Match, { locale, withNames, withNakshatras, withKootas }: MatchCardChoice): MatchCardContent {
  const { points, least, most, bride, groom, kootas } = match;
  const [hers, his] = [firstNameOf(bride.name), firstNameOf(groom.name)];
  return {
    locale,
    points,
    least,
    most,
    names: withNames && hers && his ? [hers, his] : null,
    nakshatras: withNakshatras && !bride.moon_changes && !groom.moon_changes ? [bride.nakshatra, groom.nakshatra] : null,
    kootas: withKootas && least === most ? kootas.map(({ title, points: own, max }) => ({ title, points: own, max })) : null,
  };
}

const kootaLeft = 690;
const kootaRight = 1128;

function drawKootas(shaper: TextShaper, kootas: NonNullable<MatchCardContent['kootas']>): string[] {
  return kootas.map(({ title, points, max }, index) => {
    const y = 112 + index * 58;
    const style = { font: 'body', size: 28, y } as const;
    return [
      drawText(shaper, title, { ...style, x: kootaLeft, fill: colours.text }).svg,
      drawText(shaper, `${points} / ${max}`, { ...style, x: kootaRight, align: 'right', fill: points > 0 ? colours.gold : colours.quiet })
        .svg,
      `<path stroke="${colours.rule}" d="M${kootaLeft} ${y + 18}H${kootaRight}"/>`,
    ].join('');
  });
}

/** The card of a match as an SVG of 1200 × 630; `host` is the site's. */
export function drawMatchCard(shaper: TextShaper, content: MatchCardContent, host: string): string {
  const { locale, points, least, most, nakshatras, kootas } = content;
  // Names in scripts without a font leave nothing to draw.
  const drawn = content.names?.map((name) => firstNameOf(shaper.keepDrawable(name, 'heading'))) ?? [];
  const [minSize, titleWidth] = [36, kootas ? 560 : 1000];
  // Each has a line of its own, so that a long first one does not push out the second.
  const toLine = (name: string) => wrapText(shaper, name, { font: 'heading', size: minSize }, { width: titleWidth, maxLines: 1 }).join('');
  const names = drawn[0] && drawn[1] ? ([toLine(drawn[0]), toLine(drawn[1])] as const) : null;
  const words = kundliWords[locale];
  const title = drawText(shaper, names ? words.pair(...names) : words.gunaMilan, {
    font: 'heading',
    size: 56,
    minSize,
    x: left,
    y: 220,
    width: titleWidth,
    maxLines: 2,
    lineHeight: 66,
    fill: colours.text,
  });
  const score = words.ofThirtySix(least === most ? String(points) : words.range(String(least), String(most)));
  const stars = nakshatras?.map((nakshatra) => words.nakshatraNames[nakshatra - 1] ?? '') ?? [];
  const line = (text: string, y: number) =>
    drawText(shaper, text, { font: 'body', size: 30, x: left, y, width: 560, fill: colours.quiet }).svg;
  return drawCard(shaper, `${words.matchInvite} ${host}`, [
    title.svg,
    drawText(shaper, score, {
      font: 'heading',
      size: 80,
      x: left,
      y: title.bottom + 110,
      width: kootas ? 580 : width * 2,
      fill: colours.gold,
    }).svg,
    ...(names ? [line(words.gunaMilan, title.bottom + 162)] : []),
    ...(stars.length === 2 ? [line(words.pair(stars[0] ?? '', stars[1] ?? ''), title.bottom + (names ? 206 : 162))] : []),
    ...(kootas ? drawKootas(shaper, kootas) : []),
  ]);
}
