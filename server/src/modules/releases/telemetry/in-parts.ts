/** Rows for each statement, so that it stays far below the statement's time limit. */
const rowsOfStatement = 500;

export async function inParts<Row>(rows: readonly Row[], write: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsOfStatement) await write(rows.slice(at, at + rowsOfStatement));
}
