import type { ChartStyle } from '@oracle-astra/shared/contract';

/** The planets by sign, for drawing a chart. Signs are 1 to 12; `rising` is null without a time of birth. */
export interface ChartContent {
  rising: number | null;
  marks: readonly { text: string; sign: number; isRetrograde: boolean }[];
}

/** A text whose middle is at `x` and whose base line is at `y`. */
export interface FigureText {
  text: string;
  x: number;
  y: number;
  kind: 'sign' | 'rising' | 'planet';
  /** A raised mark right of the text. */
  raised?: string;
}

export interface ChartFigure {
  /** The lines as the data of an SVG path. */
  outline: string;
  texts: FigureText[];
}

interface FigureWords {
  signMarks: readonly string[];
  ascendantMark: string;
  retrogradeMark: string;
}

interface Cell {
  sign: readonly [x: number, y: number];
  middle: readonly [x: number, y: number];
}

/** The houses of the North Indian style, counterclockwise from the top, on a square of 400 units. */
const northCells: readonly Cell[] = [
  { sign: [200, 176], middle: [200, 90] },
  { sign: [100, 84], middle: [100, 36] },
  { sign: [80, 105], middle: [36, 105] },
  { sign: [172, 204], middle: [95, 201] },
  { sign: [80, 304], middle: [36, 305] },
  { sign: [100, 328], middle: [100, 372] },
  { sign: [200, 238], middle: [200, 318] },
  { sign: [300, 328], middle: [300, 372] },
  { sign: [320, 304], middle: [364, 305] },
  { sign: [228, 204], middle: [305, 201] },
  { sign: [320, 105], middle: [364, 105] },
  { sign: [300, 84], middle: [300, 36] },
];

const southColumns = [1, 2, 3, 3, 3, 3, 2, 1, 0, 0, 0, 0];
const southRows = [0, 0, 0, 1, 2, 3, 3, 3, 3, 2, 1, 0];

/** The field of a sign in the South Indian style, which has fixed signs. */
function southCell(sign: number): Cell {
  const [x, y] = [(southColumns[sign - 1] ?? 0) * 100, (southRows[sign - 1] ?? 0) * 100];
  return { sign: [x + 50, y + 18], middle: [x + 50, y + 58] };
}

const outlines: Record<ChartStyle, string> = {
  north: 'M0 0L400 0L400 400L0 400ZM0 0L400 400M400 0L0 400M200 0L0 200L200 400L400 200Z',
  south:
    'M0 0L400 0L400 400L0 400ZM100 0L100 400M300 0L300 400M0 100L400 100M0 300L400 300M200 0L200 100M200 300L200 400M0 200L100 200M300 200L400 200',
};

const lineHeight = 20;

/** Lays out a chart on a square of 400 units. Without a rising sign it is always the South Indian one. */
export function layOutChart({ rising, marks }: ChartContent, style: ChartStyle, words: FigureWords): ChartFigure {
  const shown = rising === null ? 'south' : style;
  const texts = Array.from({ length: 12 }, (_, index) => {
    const sign = (((rising ?? 1) - 1 + index) % 12) + 1;
    const cell = shown === 'south' ? southCell(sign) : (northCells[index] as Cell);
    const within: Omit<FigureText, 'x' | 'y'>[] = [
      ...(rising === sign ? [{ text: words.ascendantMark, kind: 'rising' as const }] : []),
      ...marks
        .filter((mark) => mark.sign === sign)
        .map(({ text, isRetrograde }) => ({ text, kind: 'planet' as const, ...(isRetrograde ? { raised: words.retrogradeMark } : {}) })),
    ];
    const label = shown === 'south' ? (words.signMarks[sign - 1] ?? '') : String(sign);
    const signText: FigureText = { text: label, x: cell.sign[0], y: cell.sign[1], kind: 'sign' };
    return [signText, ...placeInCell(within, cell.middle)];
  });
  return { outline: outlines[shown], texts: texts.flat() };
}

function placeInCell(within: readonly Omit<FigureText, 'x' | 'y'>[], [x, y]: Cell['middle']): FigureText[] {
  const columns = within.length > 3 ? 2 : 1;
  const lines = Math.ceil(within.length / columns);
  return within.map((text, at) => {
    const line = Math.floor(at / columns);
    const inLine = Math.min(columns, within.length - line * columns);
    return { ...text, x: x + ((at % columns) - (inLine - 1) / 2) * 32, y: y + 6 + (line - (lines - 1) / 2) * lineHeight };
  });
}
