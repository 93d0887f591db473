import type { Context } from './context';
import type { Judgement } from './judgement';

/** Whether somebody can be trusted: the chart shows the tie and not the other mind, so the answer comes with a condition. */
export function trustOpening({ say, book, read }: Context, { matter, level }: Judgement): string {
  const isDeal = ['dealings', 'partner', 'business', 'friends', 'workConflict', 'income', 'career'].includes(matter.id);
  const [m, mHi] = [book.matter(matter.id), book.matter(matter.id)];
  const who = read.kin ? book.kin(read.kin.id) : '';
  const [careEn, careHi] = isDeal ? ['with the terms in writing', 'लिखा-पढ़ी करके'] : ['with time and open talk', 'समय देकर और खुलकर बात करके'];
  const of = who === '' ? '' : ` your ${who}`;
  return {
    yes: () => say([['Yes, ', 'On the whole yes, '], careEn, [`: ${m} has good support in your chart`, `; the chart speaks well for ${m}`], `, though it cannot read${of === '' ? ' another' : of + "'s"} mind.`], [['हाँ, ', 'ज़्यादातर हाँ, '], careHi, [`; ${mHi} का पक्ष अच्छा है`, `, ${mHi} के योग अच्छे हैं`], ', पर सामने वाले का मन कुंडली से नहीं दिखता।']),
    careful: () => say([['Yes, but only ', 'Up to a point, '], careEn, [`: ${m} has its ups and downs here`, `; your chart is mixed on ${m}`], ', and another mind is not in it.'], [['हाँ, पर ', 'एक हद तक, '], careHi, [`; ${mHi} में उतार-चढ़ाव हैं`, `, ${mHi} का पक्ष मिला-जुला है`], ', और सामने वाले का मन कुंडली से नहीं दिखता।']),
    slow: () => say([['Not blindly', 'Go slowly with it'], `: do it only ${careEn}`, [`, because ${m} needs care in your chart`, `, since ${m} is on the weak side here`], '.'], [['आँख मूँदकर नहीं', 'जल्दी भरोसा मत कीजिए'], `; ${careHi} ही आगे बढ़िए`, [`, ${mHi} में सावधानी चाहिए`.replace('चाहिए', 'अच्छी है'), `, ${mHi} का पक्ष कमज़ोर है`], '।']),
  }[level]();
}
