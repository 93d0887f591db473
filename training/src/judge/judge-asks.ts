import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AskTopic } from '../../../server/src/astrologers/asks/request';
import { findAsk } from '../../../server/src/astrologers/asks/find-ask';

/** What the committed tables find of lines that were labelled and that nobody has learned from; `sets/asks` has them, one file a matter. */
export function judgeAsks(folder: string): string {
  const sets = join(folder, 'sets/asks');
  const rows = readdirSync(sets).flatMap((name) =>
    readFileSync(join(sets, name), 'utf8')
      .trim()
      .split('\n')
      .map((row) => [name.replace('.tsv', ''), ...row.split('\t')] as [AskTopic, string, string]),
  );
  const found = rows.map(([topic, id, line]) => ({ id, found: findAsk(topic, line)?.id }));
  const right = found.filter((each) => each.found === each.id).length;
  const general = found.filter((each) => each.found !== each.id && each.found === 'any').length;
  const share = (count: number) => `${((100 * count) / Math.max(rows.length, 1)).toFixed(1)} %`;
  return `asks: of ${rows.length} lines ${share(right)} right, ${share(general)} taken for the matter as a whole`;
}
