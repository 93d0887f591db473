import type { ChartStyle, Kundli, Locale } from '@oracle-astra/shared/contract';
import { contentWidth, createPdf, finishPdf, heightOfText, type PdfDocument, writeText } from '../../pdf/pdf-document';
import { keepDrawable } from '../../pdf/pdf-fonts';
import { drawTable } from '../../pdf/pdf-table';
import { layOutChart, type ChartFigure } from './chart-figure';
import { toBirthLine, toChartContent, toPanchangRows, toPlanetRows, toSummary } from './kundli-values';
import { writeDashas, writeDoshas, writeHouses, writeYogas } from './pdf-sections';
import { kundliWords, type KundliWords } from './words';

export interface KundliPdfInput {
  kundli: Kundli;
  locale: Locale;
  style: ChartStyle;
  now: Date;
  assetsDir: string;
}

const gap = 20;
const small = 9;
const colours = { line: '#34386f', sign: '#6b6b76', rising: '#a0480a', planet: '#1b1b1b' };

/** The whole kundli as a PDF of two A4 pages: charts, planets and panchang; then dashas, yogas, doshas and houses. */
export async function renderKundliPdf({ kundli, locale, style, now, assetsDir }: KundliPdfInput): Promise<Buffer> {
  const words = kundliWords[locale];
  const document = await createPdf({ assetsDir, title: words.title(kundli.person.full_name), locale, createdAt: now, margin: 40 });
  writeHead(document, kundli, words);
  drawCharts(document, kundli, words, style);
  drawTable(document, {
    columns: [0.16, 0.15, 0.11, 0.09, 0.24, 0.25].map((width) => ({ width })),
    rows: toPlanetRows(kundli, words),
    hasHead: true,
    size: small,
    padding: 3,
  });
  writeNotes(document, kundli, words);
  writePanchang(document, kundli, words);
  if (kundli.time_known) {
    document.addPage();
    writeDashas(document, { kundli, words, now });
    writeYogas(document, kundli, words);
  }
  writeDoshas(document, kundli, words);
  if (kundli.bindus.length > 0) writeHouses(document, kundli, words);
  document.moveDown();
  writeText(document, words.method, { size: 8, color: '#55555f' });
  return finishPdf(document);
}

/** The size at which a title takes two lines at most, so that the pages stay two. */
function fitTitle(document: PdfDocument, title: string): number {
  const isShort = (size: number) => {
    document.fontSize(size);
    return heightOfText(document, title, 'bold', contentWidth(document)) < 2.5 * document.currentLineHeight(true);
  };
  return [20, 17].find(isShort) ?? 13;
}

function writeHead(document: PdfDocument, kundli: Kundli, words: KundliWords): void {
  writeText(document, 'Oracle & Astra', { size: small, color: colours.line });
  const isDrawable = /\p{L}/u.test(keepDrawable(document, 'bold', kundli.person.full_name));
  const title = isDrawable ? words.title(kundli.person.full_name) : words.myKundli;
  writeText(document, title, { font: 'bold', size: fitTitle(document, title) });
  writeText(document, toBirthLine(kundli, words), { size: 10.5 });
  writeText(document, toSummary(kundli, words).join(' · '), { size: 10.5, color: colours.line });
}

function drawCharts(document: PdfDocument, kundli: Kundli, words: KundliWords, style: ChartStyle): void {
  const side = (contentWidth(document) - gap) / 2;
  const { left } = document.page.margins;
  const top = document.y + 10;
  const charts = [
    { name: words.birthChart, kind: 'birth' as const, x: left },
    { name: words.navamsha, kind: 'navamsha' as const, x: left + side + gap },
  ];
  for (const { name, kind, x } of charts) {
    if (kind === 'navamsha' && !kundli.time_known) continue;
    writeText(document, name, { font: 'bold', size: 11, x, y: top, width: side });
    drawFigure(document, layOutChart(toChartContent(kundli, kind, words), style, words), { x, y: top + 20, side });
  }
  document.x = left;
  document.y = top + side + 30;
}

/** Draws a chart as a square of `side` points. Its texts are also in the table, so screen readers skip the drawing. */
function drawFigure(document: PdfDocument, figure: ChartFigure, { x, y, side }: { x: number; y: number; side: number }): void {
  document
    .save()
    .translate(x, y)
    .scale(side / 400);
  document.path(figure.outline).lineWidth(1.2).stroke(colours.line);
  for (const { text, kind, raised, x: middle, y: base } of figure.texts) {
    const size = kind === 'sign' ? 13 : 16;
    document
      .font(kind === 'rising' ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(colours[kind]);
    const width = document.widthOfString(text);
    document.markContent('Artifact');
    document.text(text, middle - width / 2, base, { lineBreak: false, baseline: 'alphabetic' });
    if (raised) document.fontSize(9).text(raised, middle + width / 2 + 1, base - 6, { lineBreak: false, baseline: 'alphabetic' });
    document.endMarkedContent();
  }
  document.restore();
}

function writeNotes(document: PdfDocument, kundli: Kundli, words: KundliWords): void {
  const notes = kundli.borders.map(({ point, kind, arc_seconds }) =>
    words.border(point === 'Ascendant' ? words.ascendant : words.planetNames[point], kind, arc_seconds),
  );
  if (!kundli.time_known) notes.unshift(words.withoutTime);
  document.y += 8;
  for (const note of notes) writeText(document, note, { size: small });
}

/** Two pairs of term and value on each line. */
function writePanchang(document: PdfDocument, kundli: Kundli, words: KundliWords): void {
  const pairs = toPanchangRows(kundli, words);
  const half = Math.ceil(pairs.length / 2);
  const rows = pairs.slice(0, half).map((pair, index) => [...pair, ...(pairs[half + index] ?? ['', ''])]);
  writeText(document, words.panchang, { font: 'bold', size: 12 });
  drawTable(document, { columns: [0.19, 0.31, 0.19, 0.31].map((width) => ({ width })), rows, size: small, padding: 3 });
}
