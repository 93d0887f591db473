import { dataRules, listColumns } from '.';
import type { DataRule } from '.';

const hour = 60 * 60;
const day = 24 * hour;

const formatTime = (seconds: number) => (seconds < day ? `${seconds / hour} hours` : `${seconds / day} days`);

function describeEnd({ expires }: DataRule): string {
  if (typeof expires === 'string') return expires;
  return expires
    .map(({ column, seconds, where, condition, indexed }) => {
      const after = seconds === 0 ? `at \`${column}\`` : `${formatTime(seconds)} after \`${column}\``;
      const isForAll = where === undefined && (condition === undefined || indexed !== undefined);
      return isForAll ? after : `${after}, some`;
    })
    .join('; ');
}

function describeErasure({ owner, erase, kept }: DataRule): string {
  if (erase === 'delete') return 'deleted';
  const columns = Object.keys(erase).map((column) => `\`${column}\``);
  const why = kept === undefined ? '' : `kept: ${kept}`;
  if (owner === undefined) return why;
  return columns.length === 0 ? why : `${columns.join(', ')} overwritten; ${why}`;
}

function describeExport(rule: DataRule): string {
  const { exported, joined } = listColumns(rule);
  if (rule.section !== undefined) return `\`${rule.section}\`: ${[...exported, ...joined].join(', ')}`;
  return joined.length > 0 ? `with others: ${joined.join(', ')}` : '';
}

/** The rules as the table of docs/product/data.md. */
export function describeData(): string {
  const rows = Object.entries(dataRules)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([table, rule]) => `| \`${table}\` | ${rule.about} | ${describeExport(rule)} | ${describeErasure(rule)} | ${describeEnd(rule)} |`);
  return ['| Table | A row is | In the export | With the account | Rows end |', '|---|---|---|---|---|', ...rows].join('\n');
}
