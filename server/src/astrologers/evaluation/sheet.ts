/** One answer for a judge; times in milliseconds. */
export interface SheetRow {
  who: string;
  birth: string;
  /** All turns, separated by `>>`; the answer is that of the last one. */
  question: string;
  answer: string;
  /** The grounds that are shown with the answer, or the tools that were called. */
  restsOn: string;
  price: 'care' | 'asked whether safe' | 'free' | 'one question' | 'failed';
  ms: number;
}

/** A row that a judge has marked. */
export interface MarkedRow extends SheetRow {
  mark: string;
  note: string;
}

const columns = ['who', 'birth', 'question', 'answer', 'restsOn', 'price', 'ms', 'mark', 'note'] as const;
const paragraph = ' ¶ ';

const toCell = (value: string | number) =>
  String(value)
    .trim()
    .replace(/\s*\n+\s*/gu, paragraph)
    .replaceAll('\t', ' ');

/** A sheet for a judge, as tab-separated values that every spreadsheet opens; the judge fills `mark` and `note`. */
export function formatSheet(rows: readonly SheetRow[]): string {
  const lines = rows.map((row) => columns.map((column) => toCell(column === 'mark' || column === 'note' ? '' : row[column])).join('\t'));
  return `${[columns.join('\t'), ...lines].join('\n')}\n`;
}

/** Parses a sheet with its marks and notes. */
export function parseSheet(text: string): MarkedRow[] {
  const [head = '', ...lines] = text.trimEnd().split(/\r?\n/u);
  const names = head.split('\t');
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new Error(`The sheet has no column ${missing.join(', ')}.`);
  return lines.map((line) => {
    const cells = line.split('\t');
    const read = (column: (typeof columns)[number]) => cells[names.indexOf(column)] ?? '';
    const row = Object.fromEntries(columns.map((column) => [column, read(column)])) as Record<(typeof columns)[number], string>;
    return { ...row, price: row.price as SheetRow['price'], ms: Number(row.ms) };
  });
}

const toKey = ({ who, birth, question }: SheetRow) => [who, birth, question].join('\t');

function countMarks(rows: readonly MarkedRow[]): string {
  const counts = new Map<string, number>();
  for (const { mark } of rows) if (mark !== '') counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const marks = [...counts].sort((a, b) => b[1] - a[1]).map(([mark, count]) => `${mark} ${count}`);
  return marks.length === 0 ? 'no marks' : `${marks.join(', ')} of ${rows.length}`;
}

/** The differences between two sheets: marks, prices and answers. */
export function compareSheets(before: readonly MarkedRow[], after: readonly MarkedRow[]): string {
  const previousRows = new Map(before.map((row) => [toKey(row), row]));
  const changes = after.flatMap((row) => {
    const previous = previousRows.get(toKey(row));
    if (previous === undefined) return [`new: ${row.question}\n  ${row.answer}`];
    const marks = previous.mark === row.mark ? '' : ` [${previous.mark || 'unmarked'} → ${row.mark || 'unmarked'}]`;
    const prices = previous.price === row.price ? '' : ` (${previous.price} → ${row.price})`;
    if (marks === '' && prices === '' && previous.answer === row.answer) return [];
    return [`${row.question}${marks}${prices}\n  - ${previous.answer}\n  + ${row.answer}`];
  });
  const asked = new Set(after.map(toKey));
  const removed = before.filter((row) => !asked.has(toKey(row))).map(({ question }) => `gone: ${question}`);
  return [`before: ${countMarks(before)}`, `after: ${countMarks(after)}`, ...changes, ...removed].join('\n');
}
