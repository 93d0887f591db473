import type { DashaPeriod, Kundli } from '@oracle-astra/shared/contract';
import { pratyantardashas, runningDasha } from '../../astrology';
import { toIndianDate } from '../../indian-date';
import { type PdfDocument, writeText } from '../../pdf/pdf-document';
import { drawTable } from '../../pdf/pdf-table';
import type { KundliWords } from './words';

const size = 9;
const padding = 2.5;

function writeTitle(document: PdfDocument, title: string): void {
  document.y += 8;
  writeText(document, title, { font: 'bold', size: 12 });
}

interface DashaInput {
  kundli: Kundli;
  words: KundliWords;
  now: Date;
}

/** Three levels side by side: all mahadashas, and the current periods of the other levels. */
export function writeDashas(document: PdfDocument, { kundli: { dashas }, words, now }: DashaInput): void {
  const { maha, antar } = runningDasha(dashas, now);
  const levels: [string, DashaPeriod[]][] = [
    [words.mahadasha, dashas],
    [words.antardashas(words.planetNames[maha.lord]), maha.antardashas],
    [words.pratyantardashas(words.planetNames[maha.lord], words.planetNames[antar.lord]), pratyantardashas(maha.lord, antar)],
  ];
  const instant = now.toISOString();
  const toCells = (period: DashaPeriod | undefined) => {
    if (period === undefined) return ['', ''];
    const isRunning = period.start <= instant && instant < period.end;
    const lord = words.planetNames[period.lord];
    return [isRunning ? `${lord} (${words.runningNow})` : lord, words.date(toIndianDate(new Date(period.end)))];
  };
  const count = Math.max(...levels.map(([, periods]) => periods.length));
  writeTitle(document, words.dashas);
  drawTable(document, {
    columns: [0.14, 0.17, 0.17, 0.17, 0.18, 0.17].map((width) => ({ width })),
    rows: [
      levels.flatMap(([title]) => [title, words.to]),
      ...Array.from({ length: count }, (_, index) => levels.flatMap(([, periods]) => toCells(periods[index]))),
    ],
    hasHead: true,
    size,
    padding,
  });
}

/** Each yoga with its strength and the rule that makes it. */
export function writeYogas(document: PdfDocument, { yogas }: Kundli, words: KundliWords): void {
  writeTitle(document, words.yogas);
  if (yogas.length === 0) {
    writeText(document, words.noYogas, { size });
    return;
  }
  drawTable(document, {
    columns: [{ width: 0.26 }, { width: 0.12 }, { width: 0.62 }],
    rows: yogas.map(({ name, strength, rule }) => [name, words.strengths[strength], rule]),
    size,
    padding,
  });
}

/** Manglik, Sade Sati, Kaal Sarp and Pitra, each with its reason. */
export function writeDoshas(document: PdfDocument, { manglik, kaal_sarp, pitra, sade_sati, time_known }: Kundli, words: KundliWords): void {
  const lines: string[] = [];
  if (manglik) {
    const mars = words.marsFrom(manglik.from_lagna, manglik.from_moon, manglik.from_venus);
    const reliefs = manglik.is_manglik ? manglik.reliefs.map((relief) => words.reliefs[relief]) : [];
    lines.push([words.manglik(manglik.is_manglik), mars, ...reliefs].join(' '));
  }
  if (sade_sati) {
    const date = (iso: string) => words.date(toIndianDate(new Date(iso)));
    const spans = sade_sati.periods.map(({ start, end }) => words.span(date(start), date(end)));
    lines.push(spans.length === 0 ? words.noSadeSati : `${words.sadeSati(sade_sati.phase ?? 0)} ${spans.join('; ')}`);
  }
  if (time_known) lines.push(words.kaalSarp(kaal_sarp !== null, kaal_sarp?.relieved ?? false));
  if (pitra) lines.push(words.pitra);
  if (lines.length === 0) return;
  writeTitle(document, words.doshas);
  for (const line of lines) writeText(document, line, { size, paragraphGap: 3 });
}

const bandOf = (bindus: number) => (bindus < 25 ? 'weak' : bindus <= 30 ? 'even' : 'strong');

/** Bindus of the twelve houses in one line. */
export function writeHouses(document: PdfDocument, { bindus }: Kundli, words: KundliWords): void {
  writeTitle(document, words.ashtakavarga);
  drawTable(document, {
    columns: bindus.map(() => ({ width: 1 / 12 })),
    rows: [
      bindus.map((_, index) => words.houseNumber(index + 1)),
      bindus.map((count) => String(count)),
      bindus.map((count) => words.bands[bandOf(count)]),
    ],
    hasHead: true,
    size: 8,
    padding,
  });
}
