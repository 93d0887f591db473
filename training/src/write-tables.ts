import { brotliCompressSync, constants } from 'node:zlib';
import type { TableColumns, TableHeader, TableShape } from '../../server/src/tables/table';

/** A trained table. */
export interface FittedTable {
  shape: TableShape;
  columns: TableColumns;
}

const toBytes = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array => new Uint8Array(buffer, byteOffset, byteLength);

/** A file of tables as `readTables` reads it. */
export function writeTables(inputs: string, settings: unknown, tables: Record<string, FittedTable>): Buffer {
  const shapes = Object.entries(tables).map(([name, { shape }]) => [name, shape] as const);
  const header: TableHeader = { inputs, settings, tables: Object.fromEntries(shapes) };
  const columns = Object.values(tables).flatMap(({ columns: { known, counts, outputs, steps } }) => [known, counts, outputs, steps]);
  const body = Buffer.concat(columns.map(toBytes));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), brotliCompressSync(body, { params })]);
}
