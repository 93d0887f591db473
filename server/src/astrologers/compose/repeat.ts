import type { Context } from './context';
import { matterTable } from '../tools/tables';

/** The same question again: what was said, briefly, and what else could be asked. */
export function composeRepeat(context: Context): string {
  const { say, read, isEnglish } = context;
  const before = read.previous;
  const about = before?.fact || !before ? '' : isEnglish ? ` about ${matterTable[before.matter.id].en}` : `${matterTable[before.matter.id].hi} पर `;
  return say(
    [['You asked this already', 'You have asked this before', 'This is the same question as before'], about, [', and the chart says the same', '; my answer stays as it stands above', ', and nothing has moved since'], ['. Ask "why?" for the grounds, or name a month.', '. You can ask why, or about another time.', '. This one is free; try "why?" or another matter.']],
    [['यही सवाल पहले भी आया था', 'यह सवाल आप पहले पूछ चुके हैं'.replace('पूछ चुके हैं', 'की चैट में है')], about === '' ? '' : `, ${about.trim()}`, ['; जवाब वही है जो ऊपर है', ', कुंडली वही कहती है'], ['। "क्यों?" पूछिए या कोई महीना बताइए।', '। कारण या किसी और समय के बारे में पूछिए।']],
  );
}
