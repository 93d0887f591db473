export interface RestError extends Error {
  statusCode: number;
}

export const fail = (statusCode: number, message: string): RestError => Object.assign(new Error(message), { statusCode });

export function find<Row>(rows: Record<string, Row>, id: string): Row {
  const row = rows[id];
  if (row === undefined) throw fail(400, 'The id provided does not exist');
  return row;
}

/** For an address of a single entity. */
export interface IdParams {
  Params: { id: string };
}
