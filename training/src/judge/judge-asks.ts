import { join } from 'node:path';
import { featuresOfAsk, minAskShare } from '../../../server/src/astrologers/asks/features';
import { createTable, softmax } from '../../../server/src/tables/table';
import { fitAsk, readAskLines } from '../topics/train-asks';

/** One of this many lines is held out. */
const heldOutInterval = 4;

/** The accuracy on a quarter of the labelled lines, which is held out. */
export function judgeAsks(folder: string): string {
  const found = readAskLines(join(folder, '..')).flatMap((lines) => {
    const isHeldOut = (_: unknown, at: number) => at % heldOutInterval === 0;
    const table = createTable(fitAsk({ ...lines, labelled: lines.labelled.filter((line, at) => !isHeldOut(line, at)) }));
    return lines.labelled.filter(isHeldOut).map(([id, line]) => {
      const shares = softmax(table.score(featuresOfAsk(line)));
      const share = Math.max(...shares);
      const likeliest = share < minAskShare ? lines.ids[0] : table.outputs[shares.indexOf(share)];
      return { isRight: likeliest === id, isGeneral: likeliest === lines.ids[0] };
    });
  });
  const percent = (count: number) => `${((100 * count) / Math.max(found.length, 1)).toFixed(1)} %`;
  const right = found.filter(({ isRight }) => isRight).length;
  const general = found.filter(({ isRight, isGeneral }) => !isRight && isGeneral).length;
  return `asks: of ${found.length} labelled lines kept aside ${percent(right)} right, ${percent(general)} taken for the topic as a whole`;
}
